import AccessibilityTree
import AssistiveTechnology
import Foundation

extension DesktopProvider {
  /// Asks the program to do something.
  ///
  /// - Parameter slot: the object that is meant; nil for the program as a whole.
  /// - Returns: whether it says that it did.
  func carryOut(_ action: Action, on slot: Int32?) -> Bool {
    switch action {
    case .escape: return press(keysym: 0xFF1B)
    case .key(let key):
      guard key.modifiers.isEmpty, let keysym = Self.keysym(of: key) else { return false }
      return press(keysym: keysym)
    default: break
    }
    guard let slot else { return false }
    switch action {
    case .activate: return activate(slot)
    case .longPress, .contextMenu: return click(slot, button: 3)
    case .increment: return step(slot, by: 1)
    case .decrement: return step(slot, by: -1)
    case .scrollToVisible:
      if model[slot].states.contains(.showing) { return true }
      // ATSPI_SCROLL_ANYWHERE.
      return isDone(slot, "ScrollTo", of: "Component", signature: "u") { $0.uint32(6) }
    case .scroll(let direction): return scroll(slot, direction)
    case .custom(let index):
      let actions = model.customActions(of: slot)
      return actions.indices.contains(index) && perform(actions[index], of: slot)
    case .edit(let edit): return self.edit(slot, edit)
    case .escape, .key, .magicTap, .revealMore, .scrollStatus, .touch, .zoom, .drag, .drop, .search,
      .locateText:
      return false
    }
  }

  /// Calls a method that answers whether it did something.
  private func isDone(
    _ slot: Int32, _ member: String, of interface: String, signature: String = "",
    _ write: (inout BusWriter) -> Void = { _ in }
  ) -> Bool {
    guard let answer = call(model[slot].reference.call(member, of: interface, signature: signature, write))
    else {
      return false
    }
    guard answer.signature == "b" else { return true }
    var reader = answer.reader
    return (try? reader.bool()) ?? false
  }

  /// Calls, and waits for as long as a user may be kept waiting.
  private func call(_ message: BusMessage) -> BusMessage? {
    do {
      return try connection.call(message, timeout: Self.actionPatience)
    } catch .noAnswer {
      isTrusted = false
      return nil
    } catch {
      return nil
    }
  }

  // MARK: Activation

  private func activate(_ slot: Int32) -> Bool {
    let object = model[slot]
    if object.interfaces.contains(.action), !object.known.contains(.actions) {
      answer(model.ask(.actions, of: slot))
    }
    if RoleMapping[object.role].value == .text { return isDone(slot, "GrabFocus", of: "Component") }
    if let index = model.mainAction(of: slot) { return perform(index, of: slot) }
    // A row of a list is chosen by the list.
    if object.states.contains(.selectable), object.parent >= 0,
      model[object.parent].interfaces.contains(.selection),
      let index = model[object.parent].children.firstIndex(of: slot)
    {
      return isDone(object.parent, "SelectChild", of: "Selection", signature: "i") { $0.int32(Int32(index)) }
    }
    if click(slot, button: 1) { return true }
    return object.states.contains(.focusable) && isDone(slot, "GrabFocus", of: "Component")
  }

  private func perform(_ index: Int, of slot: Int32) -> Bool {
    isDone(slot, "DoAction", of: "Action", signature: "i") { $0.int32(Int32(index)) }
  }

  /// Presses a mouse button over an object, which the registry can do under X11.
  private func click(_ slot: Int32, button: Int) -> Bool {
    let frame = model[slot].frame
    guard !frame.isEmpty, model[slot].states.contains(.showing), !model.toolkit.tellsPlacesInWindow else {
      return false
    }
    return controller("GenerateMouseEvent", signature: "iis") {
      $0.int32(Int32(frame.midX))
      $0.int32(Int32(frame.midY))
      $0.string("b\(button)c")
    }
  }

  private func press(keysym: Int32) -> Bool {
    controller("GenerateKeyboardEvent", signature: "isu") {
      $0.int32(keysym)
      $0.string("")
      // ATSPI_KEY_SYM.
      $0.uint32(3)
    }
  }

  private func controller(_ member: String, signature: String, _ write: (inout BusWriter) -> Void) -> Bool {
    call(
      BusMessage(
        call: member, of: "org.a11y.atspi.DeviceEventController",
        at: "/org/a11y/atspi/registry/deviceeventcontroller",
        in: Desktop.registry, signature: signature, write)) != nil
  }

  /// The number of a key in X11.
  private static func keysym(of key: KeyPress) -> Int32? {
    switch key.key {
    case "return": 0xFF0D
    case "escape": 0xFF1B
    case "tab": 0xFF09
    case "delete": 0xFF08
    case "left": 0xFF51
    case "up": 0xFF52
    case "right": 0xFF53
    case "down": 0xFF54
    case "home": 0xFF50
    case "end": 0xFF57
    case "space": 0x20
    default: nil
    }
  }

  // MARK: Values

  /// Changes a value by the program's own step, or by a tenth as a slider on iOS does.
  private func step(_ slot: Int32, by direction: Double) -> Bool {
    guard model[slot].interfaces.contains(.value) else { return false }
    answer(model.ask(.range, of: slot))
    let extra = model.extra(slot)
    guard let value = extra.value else { return false }
    var step = extra.increment
    if RoleMapping[model[slot].role].value == .percentage, extra.maximum > extra.minimum {
      step = max(step, (extra.maximum - extra.minimum) / 10)
    }
    if step <= 0 { step = 1 }
    var wanted = value + direction * step
    if extra.maximum > extra.minimum { wanted = min(max(wanted, extra.minimum), extra.maximum) }
    guard wanted != value, set(wanted, of: slot) else { return false }
    answer(model.ask(model.wanted(of: slot).intersection([.value, .text]), of: slot))
    return true
  }

  private func set(_ value: Double, of slot: Int32) -> Bool {
    let reference = model[slot].reference
    return call(
      BusMessage(
        call: "Set", of: "org.freedesktop.DBus.Properties", at: reference.path, in: reference.bus,
        signature: "ssv"
      ) {
        $0.string("org.a11y.atspi.Value")
        $0.string("CurrentValue")
        $0.signature("d")
        $0.double(value)
      }) != nil
  }

  /// Moves the scroll bar beside what is around an object by a page.
  private func scroll(_ slot: Int32, _ direction: ScrollDirection) -> Bool {
    let isVertical = [.up, .down, .next, .previous].contains(direction)
    let isForward = [.down, .left, .next].contains(direction)
    for outer in model.ancestors(of: slot) where model[outer].role == .scrollPane {
      for bar in model.children(of: outer) where model[bar].role == .scrollBar {
        guard model[bar].states.contains(isVertical ? .vertical : .horizontal) else { continue }
        answer(model.ask(.range, of: bar))
        let extra = model.extra(bar)
        guard let value = extra.value, extra.maximum > extra.minimum else { continue }
        let page = isVertical ? model[outer].frame.height : model[outer].frame.width
        let wanted = min(max(value + (isForward ? page : -page), extra.minimum), extra.maximum)
        if wanted != value, set(wanted, of: bar) { return true }
      }
    }
    return false
  }

  // MARK: Text

  private func edit(_ slot: Int32, _ edit: TextEdit) -> Bool {
    guard model[slot].interfaces.contains(.text) else { return false }
    let isSecret = model[slot].role == .passwordText
    let extra = model.extra(slot)
    let text =
      isSecret ? String(repeating: "•", count: min(extra.characterCount ?? 0, 256)) : extra.text ?? ""
    let caret = extra.caret ?? text.unicodeScalars.count
    let selection = extra.selection ?? caret..<caret
    func delete(_ range: Range<Int>) -> Bool {
      isDone(slot, "DeleteText", of: "EditableText", signature: "ii") {
        $0.int32(Int32(range.lowerBound))
        $0.int32(Int32(range.upperBound))
      }
    }
    func moveCaret(to place: Int) -> Bool {
      isDone(slot, "SetCaretOffset", of: "Text", signature: "i") { $0.int32(Int32(place)) }
    }
    switch edit {
    case .insert(let new):
      guard selection.isEmpty || delete(selection) else { return false }
      let count = new.unicodeScalars.count
      let isInserted = isDone(slot, "InsertText", of: "EditableText", signature: "isi") {
        $0.int32(Int32(selection.lowerBound))
        $0.string(new)
        // Some programs count characters here and others bytes; both take what is no more than the text.
        $0.int32(Int32(new.utf8.count))
      }
      return isInserted && moveCaret(to: selection.lowerBound + count)
    case .deleteBackward:
      if !selection.isEmpty { return delete(selection) }
      return caret > 0 && delete(Self.characterBefore(caret, in: text)..<caret)
    case .select(let range):
      let (start, end) = (
        TextOffsets.scalar(range.lowerBound, in: text), TextOffsets.scalar(range.upperBound, in: text)
      )
      return select(start..<end, in: slot)
    case .selectAll: return select(0..<text.unicodeScalars.count, in: slot)
    case .cut:
      return !selection.isEmpty
        && isDone(slot, "CutText", of: "EditableText", signature: "ii") {
          $0.int32(Int32(selection.lowerBound))
          $0.int32(Int32(selection.upperBound))
        }
    case .copy:
      return !selection.isEmpty
        && isDone(slot, "CopyText", of: "EditableText", signature: "ii") {
          $0.int32(Int32(selection.lowerBound))
          $0.int32(Int32(selection.upperBound))
        }
    case .paste:
      return isDone(slot, "PasteText", of: "EditableText", signature: "i") {
        $0.int32(Int32(selection.lowerBound))
      }
    case .submit:
      if !model[slot].known.contains(.actions) { answer(model.ask(.actions, of: slot)) }
      guard let index = model.extra(slot).actions.firstIndex(where: { $0.name == "activate" }) else {
        return press(keysym: 0xFF0D)
      }
      return perform(index, of: slot)
    case .undo, .redo: return false
    }
  }

  /// Where the character begins that ends at a place, both counted in scalars: an emoji of several goes as a whole.
  private static func characterBefore(_ place: Int, in text: String) -> Int {
    var start = 0
    for character in text {
      let end = start + character.unicodeScalars.count
      if end >= place { return start }
      start = end
    }
    return max(0, place - 1)
  }

  private func select(_ range: Range<Int>, in slot: Int32) -> Bool {
    guard !range.isEmpty else {
      return isDone(slot, "SetCaretOffset", of: "Text", signature: "i") { $0.int32(Int32(range.lowerBound)) }
    }
    let isChanged = isDone(slot, "SetSelection", of: "Text", signature: "iii") {
      $0.int32(0)
      $0.int32(Int32(range.lowerBound))
      $0.int32(Int32(range.upperBound))
    }
    if isChanged { return true }
    return isDone(slot, "AddSelection", of: "Text", signature: "ii") {
      $0.int32(Int32(range.lowerBound))
      $0.int32(Int32(range.upperBound))
    }
  }
}
