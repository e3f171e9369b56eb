import AccessibilityTree
import CurbcutUIKit
import Foundation
import Testing

@testable import Inspector

/// What the checks of the page measure.
@MainActor
@Suite("Texts and targets of a screen", .serialized)
struct ShownTextTests {
  private let window: UIWindow
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    UIKitHost.shared.configure(device: .iPhone16)
    window = UIKitHost.shared.makeWindow()
    let controller = UIViewController()
    controller.view = root
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func label(_ text: String, y: CGFloat, in view: UIView) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 30))
    label.text = text
    view.addSubview(label)
    return label
  }

  /// The texts, with the labels of the elements that they belong to.
  private func texts() -> [(words: String, owner: String?, frame: CGRect)] {
    window.layoutIfNeeded()
    let provider = AccessibilityProvider(window)
    provider.update()
    var owners: [ObjectIdentifier: AccessibilityElement.ID] = [:]
    for element in provider.tree.elements {
      if let object = provider.object(withID: element.id) { owners[ObjectIdentifier(object)] = element.id }
    }
    return ShownText.all(in: window, owners: owners).map { text in
      (text.words, text.owner.flatMap { provider.tree.element(withID: $0)?.label?.string }, text.frame)
    }
  }

  @Test("Each text inside a grouped element is one, and so is one that VoiceOver does not read")
  func grouped() {
    let group = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 80))
    group.isAccessibilityElement = true
    group.accessibilityLabel = "Weather"
    root.addSubview(group)
    _ = label("Berlin", y: 0, in: group)
    _ = label("21 degrees", y: 40, in: group)
    label("Decoration", y: 300, in: root).isAccessibilityElement = false
    label("Hidden", y: 400, in: root).isHidden = true
    _ = label("  ", y: 500, in: root)
    let found = texts()
    #expect(found.map(\.words) == ["Berlin", "21 degrees", "Decoration"])
    #expect(found.map(\.owner) == ["Weather", "Weather", nil])
    #expect(found[1].frame == CGRect(x: 20, y: 140, width: 300, height: 30))
  }

  @Test("A run in a colour of its own is measured where it stands")
  func runs() throws {
    let text = NSMutableAttributedString(string: "Total: ")
    text.append(NSAttributedString(string: "overdue", attributes: [.foregroundColor: UIColor.systemYellow]))
    text.append(NSAttributedString(string: " today"))
    label("", y: 100, in: root).attributedText = text
    let found = texts()
    #expect(found.map { $0.words.trimmingCharacters(in: .whitespaces) } == ["Total:", "overdue", "today"])
    for (left, right) in zip(found, found.dropFirst()) { #expect(left.frame.maxX <= right.frame.minX + 1) }
    #expect(found.allSatisfy { $0.frame.width < 120 && $0.frame.minY >= 99 && $0.frame.maxY <= 131 })
  }

  @Test("What scrolls out of sight is not measured")
  func clipped() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 50))
    root.addSubview(scroll)
    _ = label("Above", y: 0, in: scroll)
    _ = label("Below", y: 60, in: scroll)
    #expect(texts().map(\.words) == ["Above"])
  }

  @Test("A bar button is reached on 44 points, a bare control only on its own")
  func targets() throws {
    let content = UIViewController()
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
    content.navigationItem.rightBarButtonItem?.accessibilityLabel = "Add"
    let small = UIButton(frame: CGRect(x: 20, y: 300, width: 30, height: 30))
    small.accessibilityLabel = "Small"
    content.view.addSubview(small)
    window.rootViewController = UINavigationController(rootViewController: content)
    window.layoutIfNeeded()
    let provider = AccessibilityProvider(window)
    provider.update()
    let message = TreeMessage(provider.tree) { provider.object(withID: $0) }
    let bar = try #require(message.nodes.first { $0.label == "Add" })
    #expect(bar.frame.height == 36)
    #expect(bar.target?.height == 44 && (bar.target?.width ?? 0) >= 44)
    let other = try #require(message.nodes.first { $0.label == "Small" })
    #expect(other.target == other.frame)
  }
}
