import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Edit menus", .serialized)
struct EditMenuTests {
  private final class CopyLabel: UILabel {
    var copied = 0
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.name == "copy:"
    }
    override func copy(_ sender: Any?) { copied += 1 }
  }

  private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(
        children: suggestedActions + [UIAction(title: "Shout") { [weak self] _ in self?.log.append("shout") }]
      )
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { animator.addCompletion { [weak self] in self?.log.append("gone") } }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let label = CopyLabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))

  init() {
    label.text = "Text"
    window.addSubview(label)
    window.isHidden = false
  }

  private func labels(_ provider: AccessibilityProvider) -> [String] {
    provider.update()
    return provider.tree.elements.compactMap { $0.label?.string }
  }

  private func activate(_ label: String, _ provider: AccessibilityProvider) throws {
    provider.update()
    let found = try #require(provider.tree.elements.first { $0.label?.string == label })
    _ = provider.perform(ActionRequest(number: 1, action: .activate, element: found.id))
  }

  @Test("The menu has what the view can do, and what the app adds")
  func interaction() throws {
    let delegate = Delegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    label.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 10)))
    let provider = AccessibilityProvider(window)
    #expect(labels(provider).contains("Copy"))
    try activate("Shout", provider)
    #expect(delegate.log == ["gone", "shout"])
    #expect(labels(provider) == ["Text"])
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 10)))
    try activate("Copy", provider)
    #expect(label.copied == 1)
  }

  @Test("A text view is asked for what its selection allows")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    view.text = "one two"
    window.addSubview(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 5, length: 0)
    #expect(view.canPerformAction(Selector("select:"), withSender: nil))
    #expect(!view.canPerformAction(Selector("copy:"), withSender: nil))
    view.select(nil)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(view.canPerformAction(Selector("cut:"), withSender: nil))
    view.cut(nil)
    #expect(view.text == "one ")
    #expect(UIPasteboard.general.string == "two")
    view.paste(nil)
    #expect(view.text == "one two")
    view.resignFirstResponder()
  }

  @Test("A tap on a text view begins editing")
  func tap() {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    window.addSubview(view)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 100, y: 150))
    #expect(view.isFirstResponder)
    view.resignFirstResponder()
  }

  @Test("Where Speak Selection is on, the menu of a selection has Speak, which the technology hears of")
  func speak() throws {
    let host = UIKitHost.shared
    let before = host.settings
    defer { host.apply(before) }
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    view.text = "One two"
    window.addSubview(view)
    _ = view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    let interaction = UIEditMenuInteraction(delegate: nil)
    view.addInteraction(interaction)
    let provider = AccessibilityProvider(window)
    func present() {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 10)))
    }
    host.apply(.with { $0.isSpeakSelectionEnabled = false })
    present()
    #expect(!labels(provider).contains("Speak"))
    host.apply(.with { $0.isSpeakSelectionEnabled = true })
    present()
    _ = provider.takeNotifications()
    try activate("Speak", provider)
    #expect(provider.takeNotifications().contains(.speakSelection))
    view.selectedRange = NSRange(location: 0, length: 0)
    present()
    #expect(!labels(provider).contains("Speak"))
  }
}
