import AccessibilityTree
import AssistiveTechnology
import Foundation

/// The text inside elements: what a cursor in it needs, and editing it.
extension AccessibilityProvider {
  /// The object that takes text input for an object: the object itself, or the text field of a search bar.
  func textInput(of object: AccessibleObject) -> (any UITextInput)? {
    if let responder = object.accessibilityTextInputResponder { return responder }
    if let input = object as? any UITextInput { return input }
    if let bar = object as? UISearchBar { return bar.searchTextField }
    return nil
  }

  // MARK: Details

  /// Adds to an element the details that only a technology with its cursor there needs.
  func addFocusDetails(of object: AccessibleObject, to element: inout AccessibilityElement) {
    var details = element.details
    details.customRotors = rotors(for: object).map {
      .init(name: AccessibilityText($0.attributedName), systemType: $0.systemRotorType.rawValue)
    }
    details.text = textContent(of: object, element)
    details.nextTextElement = textElement(object.accessibilityNextTextNavigationElement)
    details.previousTextElement = textElement(object.accessibilityPreviousTextNavigationElement)
    details.dragSources = (object.accessibilityDragSourceDescriptors ?? []).map {
      AccessibilityText($0.attributedName)
    }
    details.dropPoints = (object.accessibilityDropPointDescriptors ?? []).map {
      AccessibilityText($0.attributedName)
    }
    element.details = details
  }

  private func textElement(_ named: Any?) -> AccessibilityElement.ID? {
    AccessibleObject.read(for: named).flatMap { resolved($0) }
  }

  func textContent(
    of object: AccessibleObject, _ element: AccessibilityElement
  ) -> AccessibilityElement.TextContent? {
    // Most elements are none of these, and conformance checks at run time are slow.
    let known = reader.classFacts(of: object)
    guard known.hasText || !known.isOwn || object.accessibilityStorage?.textInputResponder != nil else {
      return shownText(of: object, element)
    }
    switch object {
    case let field as UITextField:
      let text =
        field.isSecureTextEntry ? field.accessibilityDefaults.value(of: field) ?? "" : field.editableText
      let shown = field.hasText ? text : ""
      return .init(
        shown, lines: shown.isEmpty ? [] : [0..<shown.utf16.count],
        selection: field.isEditing ? field.editableSelection.units : nil, isEditable: field.isEnabled,
        misspelled: field.isSecureTextEntry || !field.isEnabled
          ? [] : Spelling.mistakes(in: shown, checking: field.spellingTraits),
        canPaste: UIPasteboard.general.hasStrings)
    case let view as UITextView:
      let text = view.accessibilityDefaults.value(of: view) ?? ""
      return .init(
        text, lines: Self.joined(view.lineRanges, of: text),
        selection: view.isFirstResponder ? view.editableSelection.units : nil, isEditable: view.isEditable,
        misspelled: view.isEditable ? Spelling.mistakes(in: text, checking: view.spellingTraits) : [],
        canPaste: view.isEditable && UIPasteboard.general.hasStrings)
    case let content as any UIAccessibilityReadingContent: return readingText(of: content)
    default: break
    }
    if let input = textInput(of: object) {
      return .init(
        input.wholeText, selection: input.selectedTextRange.flatMap { input.units(ofRange: $0) },
        isEditable: true, canPaste: UIPasteboard.general.hasStrings)
    }
    return shownText(of: object, element)
  }

  /// The text of a static text element.
  private func shownText(
    of object: AccessibleObject, _ element: AccessibilityElement
  ) -> AccessibilityElement.TextContent? {
    guard element.traits.contains(.staticText), let label = element.label?.string, !label.isEmpty else {
      return nil
    }
    guard let view = object as? UILabel, view.text == label else { return .init(label) }
    return .init(label, lines: Self.joined(view.lineRanges, of: label))
  }

  /// The text of a page, and its lines, which the app returns one at a time.
  private func readingText(
    of content: any UIAccessibilityReadingContent
  ) -> AccessibilityElement.TextContent? {
    var lines: [String] = []
    while lines.count < 10_000, let line = content.accessibilityContent(forLineNumber: lines.count) {
      lines.append(line)
    }
    let page = content.accessibilityPageContent() ?? lines.joined(separator: "\n")
    guard !page.isEmpty else { return nil }
    let text = page as NSString
    var ranges: [NSRange] = []
    var from = 0
    for line in lines where !line.isEmpty {
      let found = text.range(
        of: line, options: [], range: NSRange(location: from, length: text.length - from))
      // If a line does not occur in the page's text, its range is unknown.
      guard found.location != NSNotFound else { return .init(page) }
      ranges.append(found)
      from = found.location + found.length
    }
    return .init(page, lines: Self.joined(ranges.map(\.units), of: page))
  }

  /// Extends lines so that there are no gaps between them: each line includes the space or line break at its end.
  private static func joined(_ lines: [Range<Int>], of text: String) -> [Range<Int>] {
    let length = text.utf16.count
    let starts = lines.map(\.lowerBound).filter { $0 < length }
    return starts.indices.compactMap { index in
      let start = index == 0 ? 0 : starts[index]
      let end = index + 1 < starts.count ? starts[index + 1] : length
      return start < end ? start..<end : nil
    }
  }

  // MARK: Editing

  /// Edits the text of an element, or of the first responder, as a keyboard does: delegates are asked.
  func edit(_ edit: TextEdit, in object: AccessibleObject?) -> Bool {
    let responder =
      object.flatMap { textInput(of: $0) } ?? UIApplication.shared.firstResponder as? any UITextInput
    guard let input = responder else {
      return editKeys(
        edit, object as? any UIKeyInput ?? UIApplication.shared.firstResponder as? any UIKeyInput)
    }
    let before = (text: input.wholeText, selection: input.selection)
    switch edit {
    case .select(let range):
      guard let range = input.textRange(ofUnits: range) else { return false }
      input.selectedTextRange = range
      (object ?? input as? AccessibleObject)?.accessibilityAttributesDidChange()
      return true
    case .selectAll:
      input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      (object ?? input as? AccessibleObject)?.accessibilityAttributesDidChange()
      return true
    case .copy: return copySelection(of: input)
    case .undo: return (input as? any EditableText)?.undoTyping() ?? false
    case .redo: return (input as? any EditableText)?.redoTyping() ?? false
    default: break
    }
    guard isBeingEdited(input) else { return false }
    switch edit {
    case .insert(let text): input.insertText(text)
    case .deleteBackward: input.deleteBackward()
    case .cut:
      guard copySelection(of: input), let range = input.selectedTextRange else { return false }
      input.replace(range, withText: "")
    case .paste:
      guard let text = UIPasteboard.general.string else { return false }
      input.insertText(text)
    case .submit:
      input.insertText("\n")
      return true
    case .select, .selectAll, .copy, .undo, .redo: return false
    }
    return before.text != input.wholeText || before.selection != input.selection
  }

  /// For an object that takes key input, but has no text positions.
  private func editKeys(_ edit: TextEdit, _ input: (any UIKeyInput)?) -> Bool {
    guard let input, isBeingEdited(input) else { return false }
    switch edit {
    case .insert(let text): input.insertText(text)
    case .deleteBackward:
      guard input.hasText else { return false }
      input.deleteBackward()
    case .submit: input.insertText("\n")
    case .paste:
      guard let text = UIPasteboard.general.string else { return false }
      input.insertText(text)
    case .select, .selectAll, .cut, .copy, .undo, .redo: return false
    }
    return true
  }

  private func isBeingEdited(_ input: any UIKeyInput) -> Bool {
    (input as? UIResponder)?.isFirstResponder ?? false
  }

  /// False when nothing is selected, or the text is secure.
  private func copySelection(of input: any UITextInput) -> Bool {
    guard !input.isSecureTextEntry, let range = input.selectedTextRange, !range.isEmpty,
      let text = input.text(in: range)
    else { return false }
    UIPasteboard.general.string = text
    return true
  }
}

extension UITextInput {
  fileprivate var selection: Range<Int>? { selectedTextRange.flatMap { units(ofRange: $0) } }
}

extension NSRange {
  /// The range as a Swift range of UTF-16 units.
  fileprivate var units: Range<Int> { location..<(location + max(0, length)) }
}
