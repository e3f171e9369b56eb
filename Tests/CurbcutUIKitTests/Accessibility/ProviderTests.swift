import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Accessibility provider")
struct ProviderTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

  init() { window.isHidden = false }

  private func label(_ text: String, _ y: CGFloat, in view: UIView? = nil) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: y, width: 200, height: 20))
    label.text = text
    (view ?? window).addSubview(label)
    return label
  }

  private func labels(_ provider: AccessibilityProvider) -> [String] {
    provider.tree.elements.map { $0.label?.string ?? "" }
  }

  @Test("One changed label costs one element, and nothing moves")
  func attributes() {
    let first = label("a", 100)
    _ = label("b", 200)
    let provider = AccessibilityProvider(window)
    #expect(provider.update() == .screen)
    #expect(provider.update() == .nothing)
    first.accessibilityLabel = "A"
    #expect(provider.update() == .attributes([0]))
    #expect(labels(provider) == ["A", "b"])
    first.accessibilityLabel = "A"
    #expect(provider.update() == .nothing)
  }

  @Test("What comes, goes, moves or hides is read again")
  func structure() {
    let first = label("a", 100)
    let second = label("b", 200)
    let provider = AccessibilityProvider(window)
    provider.update()
    first.frame.origin.y = 300
    #expect(provider.update() == .screen)
    #expect(labels(provider) == ["b", "a"])
    second.isHidden = true
    provider.update()
    #expect(labels(provider) == ["a"])
    first.removeFromSuperview()
    provider.update()
    #expect(labels(provider).isEmpty)
  }

  @Test("A container tells Switch Control how to navigate into it")
  func navigationStyle() {
    let group = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    group.accessibilityContainerType = .list
    window.addSubview(group)
    _ = label("a", 10, in: group)
    let provider = AccessibilityProvider(window)
    provider.update()
    #expect(provider.tree.containers.map(\.navigationStyle) == [.automatic])
    group.accessibilityNavigationStyle = .combined
    provider.update()
    #expect(provider.tree.containers.map(\.navigationStyle) == [.combined])
  }

  @Test("A view without a container type is a container for Switch Control as soon as it asks for a style")
  func styleOfPlainView() {
    let group = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    window.addSubview(group)
    _ = label("a", 10, in: group)
    let provider = AccessibilityProvider(window)
    provider.update()
    #expect(provider.tree.containers.isEmpty)
    group.accessibilityNavigationStyle = .separate
    provider.update()
    #expect(provider.tree.containers.map(\.kind) == [.group])
    #expect(provider.tree.containers.map(\.navigationStyle) == [.separate])
    group.accessibilityNavigationStyle = .automatic
    provider.update()
    #expect(provider.tree.containers.isEmpty)
  }

  @Test("A contextual menu opens where there is one; where there is none, nothing is pressed")
  func contextMenu() throws {
    final class Menus: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Flag") { _ in }])
        }
      }
    }
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
    button.setTitle("Adopt", for: .normal)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    window.addSubview(button)
    let provider = AccessibilityProvider(window)
    provider.update()
    let id = try #require(provider.tree.elements.first).id
    let request = ActionRequest(number: 1, action: .contextMenu, element: id)
    #expect(!provider.perform(request).succeeded)
    #expect(presses == 0)
    let menus = Menus()
    let interaction = UIContextMenuInteraction(delegate: menus)
    button.addInteraction(interaction)
    #expect(provider.perform(request).succeeded)
    #expect(interaction.menuAppearance == .compact && presses == 0)
    interaction.dismissMenu()
  }

  @Test("An element keeps its id for as long as its object lives")
  func ids() {
    let first = label("a", 100)
    let provider = AccessibilityProvider(window)
    provider.update()
    let id = provider.tree.elements[0].id
    _ = label("b", 50)
    provider.update()
    #expect(provider.tree.index(of: id) == 1)
    #expect(provider.object(withID: id) === first)
    #expect(provider.object(withID: 0) == nil)
  }

  private final class Clock: UIView {
    var time = 1
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "\(time)" }
      set {}
    }
    override var accessibilityAttributedHint: NSAttributedString? {
      get { NSAttributedString(string: "tick", attributes: [.accessibilitySpeechPitch: 1.5]) }
      set {}
    }
  }

  @Test("An app's computed label is asked for again, attributes of speech included")
  func computed() {
    let clock = Clock(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.addSubview(clock)
    let provider = AccessibilityProvider(window)
    provider.update()
    #expect(labels(provider) == ["1"])
    clock.time = 2
    _ = provider.refresh(provider.tree.elements[0].id)
    #expect(labels(provider) == ["2"])
    #expect(provider.tree.elements[0].hint?.runs.first?.attributes.pitch == 1.5)
    #expect(provider.tree.elements[0].className == "Clock")
  }

  private final class Loud: UIView {
    override var accessibilityAttributedLabel: NSAttributedString? {
      get {
        let text = NSMutableAttributedString(string: "Loud ")
        if let plain = super.accessibilityAttributedLabel { text.append(plain) }
        return text
      }
      set { super.accessibilityAttributedLabel = newValue }
    }
  }

  @Test("A subclass that builds on its superclass's attributed label gets the real one")
  func attributedSuper() {
    let view = Loud(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "music"
    window.addSubview(view)
    #expect(AccessibilityProvider.tree(of: window).elements.first?.label?.string == "Loud music")
  }

  @Test("Frames are where the views are, also under turned ones")
  func frames() {
    let outer = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    window.addSubview(outer)
    let inner = label("a", 10, in: outer)
    #expect(
      AccessibilityProvider.tree(of: window).elements[0].frame == CGRect(x: 60, y: 60, width: 200, height: 20)
    )
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    let read = AccessibilityProvider.tree(of: window).elements[0].frame
    #expect(read == inner.accessibilityFrame)
    #expect(read.width == 400)
  }

  @Test("Actions reach the object, and go up where they must")
  func actions() {
    final class Dial: UIView {
      var turned = 0
      var escaped = false
      override func accessibilityIncrement() { turned += 1 }
      override func accessibilityPerformEscape() -> Bool {
        escaped = true
        return true
      }
    }
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    dial.isAccessibilityElement = true
    dial.accessibilityTraits = .adjustable
    dial.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Reset") { _ in true }]
    window.addSubview(dial)
    let provider = AccessibilityProvider(window)
    provider.update()
    let id = provider.tree.elements[0].id
    #expect(provider.perform(.increment, on: id))
    #expect(dial.turned == 1)
    #expect(provider.perform(.custom(0), on: id))
    #expect(!provider.perform(.custom(1), on: id))
    #expect(provider.perform(.escape, on: id))
    #expect(dial.escaped)
    #expect(!provider.perform(.activate, on: 0))
  }

  @Test("Elements that an app makes anew at each question are kept for as long as they are read")
  func heldElements() {
    final class Board: UIView {
      override var accessibilityElements: [Any]? {
        get {
          (0..<3).map { index in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "square \(index)"
            element.accessibilityFrameInContainerSpace = CGRect(x: index * 20, y: 0, width: 20, height: 20)
            return element
          }
        }
        set {}
      }
    }
    let board = Board(frame: CGRect(x: 0, y: 100, width: 60, height: 20))
    window.addSubview(board)
    let provider = AccessibilityProvider(window)
    provider.update()
    #expect(labels(provider) == ["square 0", "square 1", "square 2"])
    #expect(provider.tree.elements[1].frame == CGRect(x: 20, y: 100, width: 20, height: 20))
    #expect(provider.object(withID: provider.tree.elements[2].id)?.accessibilityLabel == "square 2")
  }

  @Test("Of presented controllers only the one on top is read")
  func presented() {
    let below = UIViewController()
    window.rootViewController = below
    let text = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    text.text = "below"
    below.view.addSubview(text)
    let above = UIViewController()
    let title = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    title.text = "above"
    above.view.addSubview(title)
    let provider = AccessibilityProvider(window)
    provider.update()
    #expect(labels(provider) == ["below"])
    below.present(above, animated: false)
    provider.update()
    #expect(labels(provider) == ["above"])
    above.dismiss(animated: false)
    provider.update()
    #expect(labels(provider) == ["below"])
  }

  @Test("Rows of a scroll view that are scrolled away come after the bar above it")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    scroll.contentInset.top = 100
    scroll.contentSize = CGSize(width: 390, height: 3000)
    window.addSubview(scroll)
    for row in 0..<5 { _ = label("row \(row)", CGFloat(row) * 300, in: scroll) }
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    window.addSubview(bar)
    _ = label("title", 60, in: bar)
    scroll.contentOffset.y = 500
    let tree = AccessibilityProvider.tree(of: window)
    #expect(tree.elements.map { $0.label?.string } == ["title", "row 0", "row 1", "row 2", "row 3", "row 4"])
  }
}
