import CurbcutUIKit
import Foundation

/// A text field of UIKit.
struct TextFieldSurface: PrimitiveView {
  var field: TextFieldProperties

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    TextFieldNode(view.map { $0.field }, inputs)
  }
}

/// The node of a text field.
@MainActor
final class TextFieldNode: PlatformNode<UITextField>, UITextFieldDelegate, FocusableNode {
  private let field: Attribute<TextFieldProperties>
  /// The label, which is not shown; its words stand in the empty field.
  private let label: ViewNode
  private var keyboardBar: KeyboardBar?
  private var lastText: String?

  init(_ field: Attribute<TextFieldProperties>, _ inputs: _ViewInputs) {
    self.field = field
    label = AnyView._makeView(view: _GraphValue(field.map { $0.label }), inputs: inputs).node
    super.init(UITextField(), inputs)
    adopt(label)
    platformView.delegate = self
    platformView.addAction(UIAction { [weak self] _ in self?.wasTyped() }, for: .editingChanged)
    observe { [unowned self] in update() }
  }

  private func update() {
    let (field, values) = (field.value, environment.value)
    platformView.adopt(values)
    keyboardBar = values.keyboardBar
    platformView.adopt(values.textInput, isCorrecting: !values.autocorrectionDisabled && !field.isSecure)
    platformView.isSecureTextEntry = field.isSecure
    platformView.borderStyle = field.hasBorder ? .roundedRect : .none
    platformView.font = TextLook(values).font(values.traits)
    platformView.textColor = values.foregroundPlatformColor
    platformView.textAlignment = values.multilineTextAlignment.platform(values.layoutDirection)
    // While a value is typed, its format does not disturb.
    if !field.isFormatted || !platformView.isEditing || field.text != lastText { show(field.text) }
    lastText = field.text
    showSelection()
    updatePlaceholder()
    invalidateLayout()
    accessibilityDidChange()
  }

  /// Whether the app's text and selection are being shown, of which it need not be told.
  private var isShowing = false

  /// Changes the view as the app says, which is told of the selection when it has been brought up to date.
  private func showing(_ change: () -> Void) {
    isShowing = true
    change()
    isShowing = false
    guard field.value.selection != nil, platformView.isEditing else { return }
    graph.afterUpdate { [weak self] in self?.tellOfSelection() }
  }

  private func show(_ text: String) {
    if platformView.text != text { showing { platformView.text = text } }
  }

  /// Selects what the app says; while nothing is edited, nothing is selected.
  private func showSelection() {
    guard platformView.isEditing, let text = platformView.text,
      let wanted = field.value.selection?.read(text), wanted != selectedUnits,
      let range = Range(wanted, in: text)
    else { return }
    let start = range.lowerBound.utf16Offset(in: text)
    guard let from = platformView.position(from: platformView.beginningOfDocument, offset: start),
      let to = platformView.position(from: from, offset: range.upperBound.utf16Offset(in: text) - start)
    else { return }
    showing { platformView.selectedTextRange = platformView.textRange(from: from, to: to) }
  }

  private var selectedUnits: NSRange? {
    guard let range = platformView.selectedTextRange else { return nil }
    let start = platformView.offset(from: platformView.beginningOfDocument, to: range.start)
    return NSRange(location: start, length: platformView.offset(from: range.start, to: range.end))
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { tellOfSelection() }

  /// Tells the app what is selected.
  private func tellOfSelection() {
    guard !isShowing else { return }
    field.value.selection?.write(
      platformView.isEditing ? selectedUnits : nil, platformView.text ?? "",
      environment.value.textSelectionAffinity)
  }

  private func updatePlaceholder() {
    let words: String? =
      if let prompt = field.value.prompt {
        ResolvedText(prompt, environment.value).drawn.string
      } else {
        AccessibilityWords.joined(label.accessibilityItems.flatMap(\.leaves).compactMap(\.properties.label))?
          .plain
      }
    if platformView.placeholder != words { platformView.placeholder = words }
  }

  // MARK: Layout

  private func roundedUp(_ value: CGFloat) -> CGFloat {
    let scale = environment.value.displayScale
    return (value * scale - 0.001).rounded(.up) / scale
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    updatePlaceholder()
    let ideal = platformView.intrinsicContentSize
    var height = ideal.height
    if platformView.isSecureTextEntry, platformView.borderStyle == .none, let font = platformView.font {
      // Recorded: 21 while empty, 20.33 with bullets.
      height = platformView.hasText ? roundedUp(font.lineHeight) : font.lineHeight.rounded(.up)
    }
    return CGSize(width: max(0, proposal.width ?? ideal.width), height: height)
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
      let font = platformView.font
    else { return nil }
    return dimensions.height / 2 - font.lineHeight / 2 + font.ascender
  }

  // MARK: Editing

  private func wasTyped() {
    let field = field.value
    field.write(platformView.text ?? "", environment.value.locale)
    accessibilityDidChange()
    if platformView.isSecureTextEntry { invalidateLayout() }
    if field.isFormatted {
      // What the typed text means is not written over it.
      lastText = field.read(environment.value.locale)
      return
    }
    // A binding may refuse the text.
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      show(self.field.value.text)
    }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    textField.inputAccessoryView = keyboardBar?.view
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    field.value.onEditingChanged(true)
    showSelection()
    tellOfSelection()
    tellOfFocus(true)
    accessibilityDidChange()
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    let ended = field.value
    if ended.isFormatted { show(ended.read(environment.value.locale)) }
    ended.onEditingChanged(false)
    tellOfFocus(false)
    accessibilityDidChange()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let field = field.value
    field.onCommit()
    environment.value.textInput.submit(.text)
    // Unless an action has moved the focus, it goes.
    graph.afterUpdate { [weak self] in
      self?.graph.afterUpdate { [weak self] in
        if self?.platformView.isFirstResponder == true { self?.platformView.resignFirstResponder() }
      }
    }
    return true
  }

  // MARK: Alerts

  /// Lets a text field of an alert stand for this one.
  func lend(to other: UITextField) {
    let values = GraphNode.untracked { environment.value }
    let field = GraphNode.untracked { self.field.value }
    updatePlaceholder()
    other.placeholder = platformView.placeholder
    other.text = field.text
    other.isSecureTextEntry = field.isSecure
    other.adopt(values.textInput, isCorrecting: !values.autocorrectionDisabled && !field.isSecure)
    other.accessibilityIdentifier = accessibilityItems.first?.properties.identifier
    other.addAction(
      UIAction { [weak self, weak other] _ in
        guard let self else { return }
        let current = self.field.value
        current.write(other?.text ?? "", environment.value.locale)
      }, for: .editingChanged)
    other.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.field.value.onCommit()
        environment.value.textInput.submit(.text)
      }, for: .editingDidEndOnExit)
  }

  /// Shows the text of the value in a field that stands for this one.
  func lendText(to other: UITextField) {
    let field = field.value
    if !field.isFormatted || !other.isEditing, other.text != field.text { other.text = field.text }
  }

  // MARK: Focus

  var hasFocus: Bool { platformView.isFirstResponder }

  func setFocus(_ focus: Bool) -> Bool {
    focus ? platformView.becomeFirstResponder() : platformView.resignFirstResponder()
  }

  // MARK: Accessibility

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    updatePlaceholder()
    var item = AccessibilityItem.view(platformView, self)
    if field.value.prompt != nil {
      item.properties.label = .joined(
        label.accessibilityItems.flatMap(\.leaves).compactMap(\.properties.label))
    }
    return [item]
  }
}
