@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// A view in which long text is typed, and which scrolls.
///
/// Follows <https://developer.apple.com/documentation/swiftui/texteditor>.
public struct TextEditor: View {
  private let origin = SourceOrigin()
  private let text: Binding<String>
  private var selection: BoundSelection?
  private var attributed: AttributedEditing?

  /// Creates an editor of a text.
  public init(text: Binding<String>) { self.text = text }

  init(attributed: AttributedEditing) {
    text = .constant("")
    self.attributed = attributed
  }

  /// Creates an editor of a text that tells what is selected, and selects what it is told.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/texteditor/init(text:selection:)>.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = BoundSelection(selection)
  }

  /// The content of the view.
  public var body: some View {
    if let attributed {
      TextViewSurface(
        text: String(attributed.text.wrappedValue.characters), set: { _ in }, selection: attributed.bound,
        attributed: attributed)
    } else {
      TextViewSurface(text: text.wrappedValue, set: { text.wrappedValue = $0 }, selection: selection)
    }
  }
}

/// A text field that grows with its lines.
struct TallTextFieldSurface: View {
  var field: TextFieldProperties
  @Environment(\.locale) private var locale

  var body: some View {
    let surface = TextViewSurface(
      text: field.text, set: { field.write($0, locale) }, label: field.label, prompt: field.prompt,
      grows: true, onEditingChanged: field.onEditingChanged, selection: field.selection)
    if field.hasBorder {
      surface.padding(.horizontal, 7).padding(.vertical, 6)
        .background(Color(uiColor: .systemBackground), in: RoundedRectangle(cornerRadius: 5))
        .overlay {
          RoundedRectangle(cornerRadius: 5).stroke(Color(uiColor: .separator), lineWidth: 1)
            .allowsHitTesting(false)
        }
    } else {
      surface
    }
  }
}

/// A text view of UIKit.
struct TextViewSurface: PrimitiveView {
  var text: String
  var set: (String) -> Void
  var label = AnyView(EmptyView())
  var prompt: Text?
  /// Whether it is as high as its text, in place of scrolling.
  var grows = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// What is selected, for the app to know and to change; nil where it does not ask.
  var selection: BoundSelection?
  /// The text with its attributes; nil for one in one look.
  var attributed: AttributedEditing?

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    TextViewNode(view, inputs)
  }
}

/// The node of a text view.
@MainActor
final class TextViewNode: PlatformNode<PromptingTextView>, FocusableNode {
  private let surfaceOfText: Attribute<TextViewSurface>
  /// The label, which is not shown; its words stand in the empty field.
  private let label: ViewNode
  fileprivate var keyboardBar: KeyboardBar?
  private let delegate = Delegate()

  init(_ view: Attribute<TextViewSurface>, _ inputs: _ViewInputs) {
    surfaceOfText = view
    label = AnyView._makeView(view: _GraphValue(view.map { $0.label }), inputs: inputs).node
    super.init(PromptingTextView(frame: .zero), inputs)
    adopt(label)
    delegate.node = self
    platformView.delegate = delegate
    platformView.backgroundColor = .clear
    observe { [unowned self] in update() }
  }

  private func update() {
    let (editor, values) = (surfaceOfText.value, environment.value)
    platformView.adopt(values)
    keyboardBar = values.keyboardBar
    platformView.adopt(values.textInput, isCorrecting: !values.autocorrectionDisabled)
    platformView.isEditable = values.isEnabled
    platformView.font = TextLook(values).font(values.traits)
    platformView.textColor = values.foregroundPlatformColor
    platformView.textAlignment = values.multilineTextAlignment.platform(values.layoutDirection)
    platformView.isScrollEnabled = !editor.grows
    if editor.grows { platformView.textContainerInset = UIEdgeInsets(top: 0, left: -5, bottom: 0, right: -5) }
    show(editor.text)
    showSelection()
    updatePrompt()
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
    guard surfaceOfText.value.selection != nil, platformView.isFirstResponder else { return }
    graph.afterUpdate { [weak self] in self?.tellOfSelection() }
  }

  private func show(_ text: String) {
    guard let attributed = surfaceOfText.value.attributed else {
      if platformView.text != text { showing { platformView.text = text } }
      return
    }
    let drawn = ResolvedText(Text(attributed.text.wrappedValue), environment.value).drawn
    guard !drawn.isEqual(platformView.attributedText) else { return }
    let selected = platformView.selectedRange
    showing {
      platformView.attributedText = drawn
      platformView.selectedRange = selected
    }
  }

  /// Puts what is typed into a text with attributes.
  fileprivate func willType(_ new: String, replacing range: NSRange) {
    surfaceOfText.value.attributed?.type(new, replacing: range)
  }

  /// Selects what the app says; while nothing is edited, nothing is selected.
  private func showSelection() {
    guard platformView.isFirstResponder,
      let wanted = surfaceOfText.value.selection?.read(platformView.text),
      wanted != platformView.selectedRange
    else { return }
    showing { platformView.selectedRange = wanted }
  }

  /// Tells the app what is selected.
  private func tellOfSelection() {
    guard !isShowing else { return }
    surfaceOfText.value.selection?.write(
      platformView.isFirstResponder ? platformView.selectedRange : nil, platformView.text,
      environment.value.textSelectionAffinity)
  }

  private func updatePrompt() {
    if let prompt = surfaceOfText.value.prompt {
      platformView.prompt = ResolvedText(prompt, environment.value).drawn.string
    } else {
      platformView.prompt =
        AccessibilityWords.joined(label.accessibilityItems.flatMap(\.leaves).compactMap(\.properties.label))?
        .plain
    }
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard surfaceOfText.value.grows else {
      var size = proposal.replacingUnspecifiedDimensions()
      // Where nothing limits it, as in a row of a form, the editor is as high as its text.
      if proposal.height == nil {
        size.height = platformView.sizeThatFits(CGSize(width: size.width, height: 0)).height
      }
      return size
    }
    updatePrompt()
    let width = max(0, proposal.width ?? platformView.sizeThatFits(.zero).width)
    let line = platformView.font?.lineHeight ?? 0
    var height = max(platformView.sizeThatFits(CGSize(width: width, height: 0)).height, line.rounded(.up) + 1)
    if let limit = environment.value.lineLimit {
      height = min(height, (line * CGFloat(limit)).rounded(.up) + 1)
    }
    return CGSize(width: width, height: height)
  }

  // MARK: Editing

  private final class Delegate: NSObject, UITextViewDelegate {
    weak var node: TextViewNode?

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      textView.inputAccessoryView = node?.keyboardBar?.view
      return true
    }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      node?.willType(text, replacing: range)
      return true
    }
    func textViewDidChange(_ textView: UITextView) { node?.wasTyped() }
    func textViewDidChangeSelection(_ textView: UITextView) { node?.tellOfSelection() }
    func textViewDidBeginEditing(_ textView: UITextView) { node?.editing(true) }
    func textViewDidEndEditing(_ textView: UITextView) { node?.editing(false) }
  }

  private func wasTyped() {
    surfaceOfText.value.set(platformView.text)
    if surfaceOfText.value.grows { invalidateLayout() }
    accessibilityDidChange()
    // A binding may refuse the text.
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      show(surfaceOfText.value.text)
    }
  }

  private func editing(_ isEditing: Bool) {
    surfaceOfText.value.onEditingChanged(isEditing)
    if isEditing {
      showSelection()
      tellOfSelection()
    }
    tellOfFocus(isEditing)
    accessibilityDidChange()
  }

  // MARK: Focus

  var hasFocus: Bool { platformView.isFirstResponder }

  func setFocus(_ focus: Bool) -> Bool {
    focus ? platformView.becomeFirstResponder() : platformView.resignFirstResponder()
  }

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    updatePrompt()
    return [.view(platformView, self)]
  }
}

/// A text view that shows words while it is empty, which are its value then, as those of a text field are.
final class PromptingTextView: UITextView {
  private let promptLabel: UILabel = {
    let label = UILabel()
    label.textColor = .placeholderText
    label.isAccessibilityElement = false
    label.isUserInteractionEnabled = false
    return label
  }()

  var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      promptLabel.text = prompt
      if prompt == nil { promptLabel.removeFromSuperview() } else { addSubview(promptLabel) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    promptLabel.isHidden = hasText
    promptLabel.font = font
    promptLabel.frame = CGRect(
      x: textContainerInset.left + 5, y: textContainerInset.top,
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right - 10),
      height: promptLabel.sizeThatFits(bounds.size).height)
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: PromptingTextView.self, over: UITextView.accessibilityDefaults
  ) { answers, inherited in
    answers.value = { view in
      view.hasText ? inherited.value(of: view) : view.prompt ?? inherited.value(of: view)
    }
    answers.placeholder = { $0.prompt }
  }
}

// MARK: Styles

/// How text editors look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/texteditorstyle>.
@preconcurrency @MainActor
public protocol TextEditorStyle {}

/// The system's choice.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
}
/// No decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The system's choice.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No decoration.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style of the text editors in the view. Both styles look the same on iOS.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/texteditorstyle(_:)>.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
