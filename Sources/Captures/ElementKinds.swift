import AccessibilityTree

/// What is known of an object from its kind alone, where a recorder writes neither traits nor whether it is an element.
enum ElementKinds {
  /// The traits that a kind of object implies.
  static func traits(of type: String) -> AccessibilityTraits {
    switch type {
    case "Button", "PopUpButton", "MenuButton", "Tab": .button
    case "StaticText": .staticText
    case "Heading": [.header, .staticText]
    case "Link": .link
    case "Image", "Icon": .image
    case "Slider", "Stepper", "PickerWheel", "PageIndicator": .adjustable
    case "CheckBox", "Switch", "Toggle": [.button, .toggleButton]
    case "RadioButton": [.button, .radioButton]
    case "Key": .keyboardKey
    case "MenuItem": [.button, .menuItem]
    case "ActivityIndicator", "ProgressIndicator": .updatesFrequently
    default: []
    }
  }

  /// Kinds that are always an element of their own, with whatever is inside.
  private static let elements: Set<String> = [
    "Button", "PopUpButton", "MenuButton", "StaticText", "Heading", "Link", "Slider", "PickerWheel",
    "PageIndicator", "CheckBox", "Switch", "Toggle", "RadioButton", "Key", "MenuItem", "TextField",
    "SecureTextField", "TextView", "SearchField", "ActivityIndicator", "ProgressIndicator", "Tab",
  ]

  /// Kinds that are an element if they have a name, and else a decoration.
  private static let pictures: Set<String> = ["Image", "Icon"]

  /// Kinds that only hold others, even where a recorder gives them a label.
  private static let containers: Set<String> = [
    "Application", "Window", "Alert", "Sheet", "Popover", "NavigationBar", "TabBar", "TabGroup", "Toolbar",
    "StatusBar", "Table", "CollectionView", "ScrollView", "WebView", "Keyboard", "SegmentedControl",
    "Stepper",
    "Picker", "DatePicker", "Group", "ScrollBar", "Menu", "Map",
  ]

  /// An object with what is inside, before it is known which are elements.
  struct Draft {
    var object: CaptureDraft
    var children: [Draft] = []
    fileprivate var inside = Names.none

    init(_ object: CaptureDraft, children: [Draft] = []) {
      self.object = object
      self.children = children
    }

    /// The object as it was recorded.
    var node: CaptureNode { CaptureNode(object, children: children.map(\.node)) }
  }

  /// How many different names objects have.
  fileprivate enum Names: Equatable {
    case none
    case one(String)
    case several

    mutating func add(_ other: Names) {
      switch (self, other) {
      case (_, .none): break
      case (.none, _): self = other
      case (.one(let a), .one(let b)) where a == b: break
      default: self = .several
      }
    }
  }

  /// Decides which of the objects are elements, as UIKit makes them: a control with whatever is inside, a text, and of
  /// objects that say nothing of themselves those whose name is not made of the names inside.
  ///
  /// - Parameter roots: the objects, of which none is marked as an element yet.
  static func markElements(_ roots: inout [Draft]) {
    for index in roots.indices {
      _ = gatherNames(&roots[index])
      mark(&roots[index], isInElement: false, isInBar: false)
    }
  }

  /// - Returns: the names of the object and of those inside.
  private static func gatherNames(_ draft: inout Draft) -> Names {
    for index in draft.children.indices { draft.inside.add(gatherNames(&draft.children[index])) }
    var all = draft.inside
    let name = draft.object.label ?? draft.object.value ?? draft.object.placeholder ?? ""
    if !name.isEmpty { all.add(.one(name)) }
    return all
  }

  private static func mark(_ draft: inout Draft, isInElement: Bool, isInBar: Bool) {
    let object = draft.object
    let name = object.label ?? object.value ?? object.placeholder ?? ""
    let isElement: Bool
    if isInElement || containers.contains(object.type) {
      isElement = false
    } else if elements.contains(object.type) {
      isElement = true
    } else if pictures.contains(object.type) {
      isElement = !(object.label ?? "").isEmpty
    } else {
      // A view whose label joins those of its texts is none; one that repeats the only text in it is.
      isElement = !name.isEmpty && (draft.inside == .none || draft.inside == .one(name))
    }
    draft.object.isAccessible = isElement
    // The text of a navigation bar is the screen's title.
    if isElement, isInBar, object.type == "StaticText" { draft.object.traits = .header }
    let isInBar = isInBar || object.type == "NavigationBar"
    for index in draft.children.indices {
      mark(&draft.children[index], isInElement: isInElement || isElement, isInBar: isInBar)
    }
  }
}
