import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("A button")
struct UIButtonTests {
  @Test("sends its primary action for a tap, and for activation")
  func activation() {
    let button = UIButton(type: .system)
    let log = EventLog()
    log.listen(to: button)
    Stage(button, frame: CGRect(x: 0, y: 0, width: 100, height: 40)).tap(CGPoint(x: 50, y: 20))
    #expect(log.entries == ["down", "up inside", "primary"])
    #expect(button.accessibilityActivate())
    #expect(log.entries.count == 6)
  }

  @Test("takes title and image from its action")
  func primaryAction() {
    var performed = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in performed += 1 })
    #expect(button.title(for: .normal) == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(performed == 1)
  }

  @Test("is as high as on iOS")
  func heights() {
    let system = UIButton(type: .system)
    system.setTitle("Button", for: .normal)
    #expect(system.intrinsicContentSize.height == 30)
    system.titleLabel?.font = .systemFont(ofSize: 18)
    #expect((33...34).contains(system.intrinsicContentSize.height))

    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let filled = UIButton(configuration: configuration)
    #expect((34...36).contains(filled.intrinsicContentSize.height))
  }

  @Test("grows with its title, not beyond its background image")
  func widths() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    let short = button.intrinsicContentSize.width
    #expect(short == 30)
    button.setTitle("A much longer title", for: .normal)
    #expect(button.intrinsicContentSize.width > 100)
  }

  @Test("puts the image before the title, and behind it from right to left")
  func order() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let title = button.titleLabelStorage
    let image = button.imageViewStorage
    #expect(image.frame.maxX <= title.frame.minX + 0.5)
    #expect(abs((image.frame.minX + title.frame.maxX) / 2 - 100) < 1)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(title.frame.maxX <= image.frame.minX + 0.5)
  }

  @Test("aligns its content", arguments: [(UIControl.ContentHorizontalAlignment.left, 0.0), (.right, 200.0)])
  func alignment(_ alignment: UIControl.ContentHorizontalAlignment, edge: Double) {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.contentHorizontalAlignment = alignment
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let title = button.titleLabelStorage.frame
    #expect(abs((alignment == .left ? title.minX : title.maxX) - edge) < 1)
  }

  @Test(
    "places a configured image at the edge that was asked for",
    arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
  func imagePlacement(_ edge: NSDirectionalRectEdge) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePlacement = edge
    configuration.imagePadding = 10
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    let title = button.titleLabelStorage.frame
    let image = button.imageViewStorage.frame
    switch edge {
    case .leading: #expect(abs(title.minX - image.maxX - 10) < 1)
    case .trailing: #expect(abs(image.minX - title.maxX - 10) < 1)
    case .top: #expect(abs(title.minY - image.maxY - 10) < 1)
    default: #expect(abs(image.minY - title.maxY - 10) < 1)
    }
  }

  @Test("wraps a configured title where it is narrow")
  func wrapping() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that is far too long for one line"
    let button = UIButton(configuration: configuration)
    let wide = button.intrinsicContentSize
    let narrow = button.intrinsicContentSize(forWidth: 120)
    #expect(narrow.width <= 120)
    #expect(narrow.height > wide.height * 2)
  }

  @Test("lets a handler change the configuration for the state")
  func updateHandler() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    #expect(button.accessibilityLabel == "Off")
    button.isSelected = true
    #expect(button.accessibilityLabel == "On")
  }

  @Test("toggles its selection when that is what it is for")
  func toggle() {
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.accessibilityActivate())
    #expect(button.isSelected)
    #expect(button.accessibilityActivate())
    #expect(!button.isSelected)
  }

  @Test("opens its menu, whose choice becomes the title of a pop-up button")
  func popUp() throws {
    var chosen: [String] = []
    let button = UIButton(type: .system)
    let actions = ["One", "Two"].map { title in UIAction(title: title) { _ in chosen.append(title) } }
    button.menu = UIMenu(title: "Pick", children: actions)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    let stage = Stage(button, frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    #expect(button.accessibilityActivate())
    let overlay = try #require(stage.window.subviews.last as? ControlOverlay)
    #expect(overlay.accessibilityViewIsModal)
    let rows = elements(in: overlay).filter { $0.accessibilityTraits.contains(.button) }
    #expect(rows.map(\.accessibilityLabel) == ["Dismiss context menu", "One", "Two"])
    #expect(rows[1].accessibilityTraits.contains(.selected))
    #expect(rows[2].accessibilityActivate())
    #expect(chosen == ["Two"])
    #expect(overlay.superview == nil)
    #expect(button.accessibilityLabel == "Two")
    #expect(button.menu?.selectedElements.map(\.title) == ["Two"])
  }

  @Test("opens a menu that stays within the safe area, and scrolls where it is longer, to what is chosen")
  func longMenu() throws {
    let button = UIButton(type: .system)
    button.menu = UIMenu(
      children: (0..<60).map { UIAction(title: "Entry \($0)", state: $0 == 40 ? .on : .off) { _ in } })
    button.showsMenuAsPrimaryAction = true
    let stage = Stage(button, frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    #expect(button.accessibilityActivate())
    let overlay = try #require(stage.window.subviews.last as? ControlOverlay)
    let room = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
    #expect(room.contains(overlay.cardFrame))
    func scroller(_ view: UIView) -> UIScrollView? {
      (view as? UIScrollView) ?? view.subviews.lazy.compactMap { scroller($0) }.first
    }
    let list = try #require(scroller(overlay))
    let chosen = try #require(elements(in: overlay).first { $0.accessibilityLabel == "Entry 40" })
    #expect(list.bounds.contains(chosen.convert(chosen.bounds, to: list)))
  }

  private func elements(in view: UIView) -> [UIView] {
    if view.isAccessibilityElement { return [view] }
    return view.subviews.flatMap { elements(in: $0) }
  }
}
