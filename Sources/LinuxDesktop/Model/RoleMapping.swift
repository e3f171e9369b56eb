import AccessibilityTree

/// How objects of one role are read: as VoiceOver on iOS reads the control that corresponds.
struct RoleMapping: Sendable {
  /// What becomes of an object.
  enum Reading: Sendable {
    /// One stop, with whatever is inside: a button with its label and picture.
    case control
    /// One stop if it has words, or else what is inside.
    case text
    /// One stop with the words of what is inside, unless something inside is used by itself: a row of a list.
    case item
    /// What is inside.
    case group
    /// Left out, with whatever is inside.
    case nothing
  }

  /// Where the value comes from.
  enum Value: Sendable {
    /// There is none.
    case none
    /// On, off or mixed.
    case toggle
    /// The text that is in it.
    case text
    /// The text, or else the number.
    case textOrNumber
    /// How far it is between its ends, in percent.
    case percentage
    /// The name of what is chosen, if something else names it.
    case choice
  }

  var reading: Reading
  var traits: AccessibilityTraits = []
  var value = Value.none
  /// What the objects inside form together.
  var container = ReadingFacts.Role.none
  var scrolls = false
  /// Whether what is inside is read in the program's order, wherever it stands on the screen.
  var isInOrder = false
  /// Whether “checked” means that it is selected: one of several.
  var isSelectedWhenChecked = false
  /// Whether what shows inside is read after it: the rows of an open menu.
  var hasParts = false

  static subscript(_ role: AccessibleRole) -> RoleMapping { table[role] ?? RoleMapping(reading: .group) }

  private static let table: [AccessibleRole: RoleMapping] = [
    // Controls.
    .pushButton: .init(reading: .control, traits: .button),
    .toggleButton: .init(reading: .control, traits: [.button, .toggleButton], value: .toggle),
    .checkBox: .init(reading: .control, traits: [.button, .toggleButton], value: .toggle),
    .checkMenuItem: .init(reading: .control, traits: [.button, .toggleButton], value: .toggle),
    .radioButton: .init(
      reading: .control, traits: [.button, .radioButton], isSelectedWhenChecked: true),
    .radioMenuItem: .init(
      reading: .control, traits: [.button, .radioButton], isSelectedWhenChecked: true),
    .menuItem: .init(reading: .control, traits: [.button, .menuItem], hasParts: true),
    .tearoffMenuItem: .init(reading: .nothing),
    .comboBox: .init(reading: .control, traits: [.button, .popUpButton], value: .choice, hasParts: true),
    .link: .init(reading: .control, traits: .link),
    .pageTab: .init(reading: .control, traits: .button),
    .icon: .init(reading: .control, traits: .image),
    .slider: .init(reading: .control, traits: .adjustable, value: .percentage),
    .dial: .init(reading: .control, traits: .adjustable, value: .percentage),
    .rating: .init(reading: .control, traits: .adjustable, value: .textOrNumber),
    .spinButton: .init(reading: .control, traits: .adjustable, value: .textOrNumber),
    .dateEditor: .init(reading: .control, traits: .adjustable, value: .textOrNumber),
    .progressBar: .init(reading: .control, traits: .updatesFrequently, value: .percentage),
    .levelBar: .init(reading: .control, value: .percentage),
    .entry: .init(reading: .control, traits: .textEntry, value: .text),
    .text: .init(reading: .control, traits: .textEntry, value: .text),
    .passwordText: .init(reading: .control, traits: [.textEntry, .secureTextField], value: .text),
    .terminal: .init(reading: .control, traits: [.textEntry, .textArea], value: .text),
    .timer: .init(reading: .text, traits: [.staticText, .updatesFrequently]),

    // Texts and pictures.
    .label: .init(reading: .text, traits: .staticText),
    .staticText: .init(reading: .text, traits: .staticText),
    .paragraph: .init(reading: .text, traits: .staticText, isInOrder: true),
    .caption: .init(reading: .text, traits: .staticText),
    .blockQuote: .init(reading: .text, traits: .staticText, isInOrder: true),
    .descriptionTerm: .init(reading: .text, traits: .staticText),
    .descriptionValue: .init(reading: .text, traits: .staticText),
    .heading: .init(reading: .text, traits: .header),
    .math: .init(reading: .text, traits: .mathEquation),
    .image: .init(reading: .text, traits: .image),
    .canvas: .init(reading: .text, traits: .image),

    // What lists hold.
    .listItem: .init(reading: .item),
    .treeItem: .init(reading: .item),
    .tableCell: .init(reading: .item),
    .tableColumnHeader: .init(reading: .item, traits: .header),
    .tableRowHeader: .init(reading: .item, traits: .header),
    .columnHeader: .init(reading: .item, traits: .header),
    .rowHeader: .init(reading: .item, traits: .header),

    // Containers.
    .list: .init(reading: .group, container: .list, isInOrder: true),
    .listBox: .init(reading: .group, container: .list, isInOrder: true),
    .descriptionList: .init(reading: .group, container: .list, isInOrder: true),
    .tree: .init(reading: .group, container: .list, isInOrder: true),
    .table: .init(reading: .group, container: .dataTable, isInOrder: true),
    .treeTable: .init(reading: .group, container: .dataTable, isInOrder: true),
    .tableRow: .init(reading: .group, isInOrder: true),
    .pageTabList: .init(reading: .group, isInOrder: true),
    .menuBar: .init(reading: .group, container: .toolbar, isInOrder: true),
    .menu: .init(reading: .control, traits: [.button, .popUpButton], hasParts: true),
    .popupMenu: .init(reading: .group, container: .semanticGroup, isInOrder: true),
    .toolBar: .init(reading: .group, container: .toolbar),
    .statusBar: .init(reading: .group, container: .semanticGroup),
    .scrollPane: .init(reading: .group, scrolls: true),
    .alert: .init(reading: .group, container: .alert),
    .infoBar: .init(reading: .group, container: .alert),
    .notification: .init(reading: .group, container: .alert),
    .grouping: .init(reading: .group, container: .semanticGroup),
    .panel: .init(reading: .group, container: .semanticGroup),
    .form: .init(reading: .group, container: .semanticGroup),
    .article: .init(reading: .group, container: .semanticGroup, isInOrder: true),
    .landmark: .init(reading: .group, container: .landmark, isInOrder: true),
    .header: .init(reading: .group, container: .landmark, isInOrder: true),
    .footer: .init(reading: .group, container: .landmark, isInOrder: true),
    .documentFrame: .init(reading: .group, isInOrder: true),
    .documentText: .init(reading: .group, isInOrder: true),
    .documentWeb: .init(reading: .group, isInOrder: true),
    .section: .init(reading: .text, traits: .staticText, isInOrder: true),

    // What has no counterpart on iOS, and says nothing that others do not say.
    .scrollBar: .init(reading: .nothing),
    .separator: .init(reading: .nothing),
    .ruler: .init(reading: .nothing),
    .redundantObject: .init(reading: .nothing),
  ]
}
