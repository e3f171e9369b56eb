import AccessibilityTree
import Foundation

/// One question to a program about one of its objects.
struct DesktopQuestion: Equatable {
  var object: AccessibilityElement.ID
  var reference: ObjectReference
  /// What is asked for: one fact.
  var fact: DesktopFacts
  /// Whether a place is asked for in the window rather than on the screen.
  var isPlaceInWindow = false

  /// The call that asks it.
  var message: BusMessage {
    switch fact {
    case .name: property("Name", of: "Accessible")
    case .description: property("Description", of: "Accessible")
    case .role: call("GetRole", of: "Accessible")
    case .states: call("GetState", of: "Accessible")
    case .interfaces: call("GetInterfaces", of: "Accessible")
    case .children: call("GetChildren", of: "Accessible")
    case .childCount: property("ChildCount", of: "Accessible")
    case .frame: call("GetExtents", of: "Component", signature: "u") { $0.uint32(isPlaceInWindow ? 1 : 0) }
    case .text:
      call("GetText", of: "Text", signature: "ii") {
        $0.int32(0)
        $0.int32(-1)
      }
    case .caret: property("CaretOffset", of: "Text")
    case .selection: call("GetSelection", of: "Text", signature: "i") { $0.int32(0) }
    case .characterCount: property("CharacterCount", of: "Text")
    case .value: property("CurrentValue", of: "Value")
    case .minimum: property("MinimumValue", of: "Value")
    case .maximum: property("MaximumValue", of: "Value")
    case .increment: property("MinimumIncrement", of: "Value")
    case .attributes: call("GetAttributes", of: "Accessible")
    case .relations: call("GetRelationSet", of: "Accessible")
    case .actions: call("GetActions", of: "Action")
    case .rows: property("NRows", of: "Table")
    case .columns: property("NColumns", of: "Table")
    case .parent: property("Parent", of: "Accessible")
    default: property("Position", of: "TableCell")
    }
  }

  private func call(
    _ member: String, of interface: String, signature: String = "",
    _ write: (inout BusWriter) -> Void = { _ in }
  ) -> BusMessage { reference.call(member, of: interface, signature: signature, write) }

  /// One property at a time: programs with at-spi2-atk 2.46 end themselves when they are asked for all.
  private func property(_ name: String, of interface: String) -> BusMessage {
    BusMessage(
      call: "Get", of: "org.freedesktop.DBus.Properties", at: reference.path, in: reference.bus,
      signature: "ss"
    ) {
      $0.string("org.a11y.atspi.\(interface)")
      $0.string(name)
    }
  }
}

extension ObjectReference {
  /// A call of a method of the object.
  func call(
    _ member: String, of interface: String, signature: String = "",
    _ write: (inout BusWriter) -> Void = { _ in }
  ) -> BusMessage {
    var message = BusMessage(
      call: member, of: "org.a11y.atspi.\(interface)", at: path, in: bus, signature: signature, write)
    message.flags = BusMessage.noAutoStart
    return message
  }
}

extension DesktopModel {
  /// Takes a program's answer. An error answers the question as well: it will not be asked again.
  ///
  /// - Throws: what is wrong with the answer, which then counts as an error.
  mutating func take(_ answer: BusMessage, to question: DesktopQuestion) throws(BusError) {
    guard let slot = slot(of: question.object) else { return }
    let before = (self[slot], extra(slot))
    self[slot].known.formUnion(question.fact)
    self[slot].asked.subtract(question.fact)
    defer {
      enqueue(slot)
      let isUnread = before.0.known.isSuperset(of: .item) != self[slot].known.isSuperset(of: .item)
      if isUnread || before.0.frame.isEmpty != self[slot].frame.isEmpty {
        changes.isStructure = true
      } else if before.0.frame != self[slot].frame || before.0.name != self[slot].name
        || before.0.states != self[slot].states || before.1 != extra(slot)
      {
        note(slot)
      }
    }
    guard answer.kind == .answer else {
      // An object that is not there any more says so in whatever it is asked.
      if answer.errorName == "org.freedesktop.DBus.Error.UnknownObject", question.fact != .cell {
        apply(.removed(question.reference))
      }
      return
    }
    var reader = answer.reader
    switch question.fact {
    case .role: self[slot].role = AccessibleRole(rawValue: try reader.uint32())
    case .states: self[slot].states = try reader.states()
    case .interfaces: self[slot].interfaces = try reader.interfaces()
    case .children: setChildren(of: slot, Array(try reader.references().prefix(Self.mostObjects)))
    case .name: self[slot].name = toolkit.name(try reader.variant().string ?? "")
    case .description: self[slot].description = try reader.variant().string ?? ""
    case .childCount:
      let count = Int32(clamping: try reader.variant().number ?? 0)
      if count != self[slot].childCount { self[slot].known.remove(.children) }
      self[slot].childCount = max(0, count)
      if count <= 0 { self[slot].known.insert(.children) }
    case .frame:
      try reader.align(to: 8)
      let numbers = [try reader.int32(), try reader.int32(), try reader.int32(), try reader.int32()].map(
        Double.init)
      // A program without a place for an object gives the least or greatest number.
      let isSane = numbers.allSatisfy { abs($0) < 1e6 } && numbers[2] >= 0 && numbers[3] >= 0
      self[slot].frame =
        isSane ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .zero
    case .text:
      let text = try reader.string()
      setExtra(slot) { $0.text = String(text.unicodeScalars.prefix(Self.mostText)) }
    case .caret:
      let caret = try reader.variant().number
      setExtra(slot) { $0.caret = caret.map { max(0, $0) } }
    case .selection:
      let (start, end) = (Int(try reader.int32()), Int(try reader.int32()))
      setExtra(slot) { $0.selection = start >= 0 && start < end ? start..<end : nil }
    case .characterCount:
      let count = try reader.variant().number
      setExtra(slot) { $0.characterCount = count.map { max(0, $0) } }
    case .parent:
      if let parent = ObjectReference(try reader.variant()) { takeParent(parent, of: question.reference) }
    case .relations: try takeRelations(&reader, of: slot)
    case .actions: try takeActions(&reader, of: slot)
    case .attributes: try takeAttributes(&reader, of: slot)
    default: takeProperty(try reader.variant(), of: slot, question.fact)
    }
  }

  private mutating func takeProperty(_ value: BusValue, of slot: Int32, _ fact: DesktopFacts) {
    setExtra(slot) { extra in
      switch fact {
      case .value: extra.value = value.double
      case .minimum: extra.minimum = value.double ?? 0
      case .maximum: extra.maximum = value.double ?? 0
      case .increment: extra.increment = value.double ?? 0
      case .rows: extra.rows = value.number
      case .columns: extra.columns = value.number
      case .cell:
        guard let place = value.list, place.count == 2, let row = place[0].number,
          let column = place[1].number
        else {
          return
        }
        extra.cell = TableRange(row: row < 0 ? nil : row, column: column < 0 ? nil : column)
      default: break
      }
    }
  }

  private mutating func takeRelations(_ reader: inout BusReader, of slot: Int32) throws(BusError) {
    var labels: [ObjectReference] = []
    try reader.array(alignedTo: 8) { (reader: inout BusReader) throws(BusError) in
      try reader.align(to: 8)
      let kind = try reader.uint32()
      let targets = try reader.references()
      // ATSPI_RELATION_LABELLED_BY.
      if kind == 2 { labels += targets.prefix(8) }
    }
    setExtra(slot) { $0.labelledBy = labels }
  }

  private mutating func takeActions(_ reader: inout BusReader, of slot: Int32) throws(BusError) {
    var actions: [DesktopAction] = []
    try reader.array(alignedTo: 8) { (reader: inout BusReader) throws(BusError) in
      try reader.align(to: 8)
      let name = try reader.string()
      let title = try reader.string()
      _ = try reader.string()
      if actions.count < 64 { actions.append(DesktopAction(name: name, title: title)) }
    }
    setExtra(slot) { $0.actions = actions }
  }

  private mutating func takeAttributes(_ reader: inout BusReader, of slot: Int32) throws(BusError) {
    var attributes: [String: String] = [:]
    try reader.array(alignedTo: 8) { (reader: inout BusReader) throws(BusError) in
      try reader.align(to: 8)
      let key = try reader.string()
      let value = try reader.string()
      if Self.usedAttributes.contains(key) { attributes[key] = value }
    }
    setExtra(slot) { $0.attributes = attributes }
  }

  private static let usedAttributes: Set<String> = [
    "level", "placeholder-text", "xml-roles", "id", "posinset", "setsize",
  ]

  /// What has to be known of an object to read it.
  func wanted(of slot: Int32) -> DesktopFacts {
    let object = self[slot]
    // One that was heard of before what it is in.
    let around: DesktopFacts = object.parent < 0 && slot != root ? .parent : []
    guard object.known.isSuperset(of: .item) else { return around.union([.item, .childCount]) }
    // GTK 4 says of a program with windows that it has none, until it is asked for them.
    if slot == root { return .children }
    guard around.isEmpty else { return around }
    let mapping = RoleMapping[object.role]
    guard mapping.reading != .nothing, isShown(slot), !isInsideControl(slot) else { return [] }
    var facts: DesktopFacts = []
    if object.childCount < 0 || object.states.contains(.managesDescendants) { facts.insert(.childCount) }
    if object.childCount > 0,
      object.childCount <= Self.mostRows || !object.states.contains(.managesDescendants)
    {
      facts.insert(.children)
    }
    // Of very many beside each other, each is asked for its place when the cursor comes to it.
    if object.interfaces.contains(.component),
      object.parent < 0 || self[object.parent].children.count <= Self.mostPlaced
    {
      facts.insert(.frame)
    }
    if object.interfaces.contains(.text) {
      if mapping.value == .text, object.role == .passwordText {
        // The characters of a password are nobody's business.
        facts.formUnion([.characterCount, .caret])
      } else if mapping.value == .text {
        facts.formUnion([.text, .caret, .selection])
      } else if mapping.value == .textOrNumber || object.name.isEmpty && mapping.reading != .group {
        facts.insert(.text)
      }
    }
    if object.interfaces.contains(.value), [.percentage, .textOrNumber].contains(mapping.value) {
      facts.formUnion([.value, .minimum, .maximum])
    }
    if Self.rolesWithAttributes.contains(object.role) { facts.insert(.attributes) }
    if mapping.reading == .control, object.name.isEmpty || mapping.value == .choice {
      facts.insert(.relations)
    }
    if mapping.container == .dataTable, object.interfaces.contains(.table) {
      facts.formUnion([.rows, .columns])
    }
    if object.interfaces.contains(.tableCell) { facts.insert(.cell) }
    return facts
  }

  private static let rolesWithAttributes: Set<AccessibleRole> = [
    .heading, .entry, .text, .passwordText, .landmark,
  ]

  /// Whether an object is part of another one that is read as a whole.
  private func isInsideControl(_ slot: Int32) -> Bool {
    var next = self[slot].parent
    for _ in 0..<Self.deepest where next > 0 {
      let mapping = RoleMapping[self[next].role]
      if mapping.reading == .control, !mapping.hasParts, self[next].role != .pageTab { return true }
      next = self[next].parent
    }
    return false
  }

  /// Whether an object is on the screen, or would be if what it is in were scrolled.
  func isShown(_ slot: Int32) -> Bool {
    let states = self[slot].states
    if states.contains(.showing) { return true }
    guard states.contains(.visible) else { return false }
    if toolkit.hidesShowing { return isVisibleThroughout(slot) }
    var next = self[slot].parent
    for _ in 0..<Self.deepest where next > 0 {
      let object = self[next]
      // The contents of a page that is not the chosen one are as little shown as those of a closed menu.
      if [.pageTab, .menu, .comboBox, .popupMenu].contains(object.role), !object.states.contains(.showing) {
        return false
      }
      if object.role == .pageTab, !object.states.contains(.selected) { return false }
      if object.role == .menu || object.role == .comboBox { return false }
      // GTK 3 says of a viewport that it does not show, as soon as it is scrolled.
      if object.role == .scrollPane || object.states.contains(.managesDescendants) {
        return object.states.contains(.showing)
      }
      guard object.states.contains(.visible) else { return false }
      next = object.parent
    }
    return false
  }

  /// Whether an object is visible, and everything around it.
  private func isVisibleThroughout(_ slot: Int32) -> Bool {
    var next = slot
    for _ in 0..<Self.deepest where next > 0 {
      guard self[next].states.contains(.visible) else { return false }
      next = self[next].parent
    }
    return next == root
  }
}
