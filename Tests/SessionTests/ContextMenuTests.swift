import AssistiveTechnology
import Foundation
import Testing

@testable import CurbcutUIKit

/// Context menus of views, controls, rows and items, as VoiceOver opens them.
@MainActor
@Suite(.serialized)
struct ContextMenuTests {
  @MainActor
  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var preview: UIViewController?
    var isSilent = false

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked \(location.x) \(location.y)")
      if isSilent { return nil }
      let preview = preview
      return UIContextMenuConfiguration(
        identifier: nil, previewProvider: preview.map { preview in { preview } },
        actionProvider: { [weak self] _ in
          UIMenu(children: [
            UIAction(title: "Copy") { _ in self?.log.append("copy") },
            UIAction(title: "Delete", attributes: .destructive) { _ in self?.log.append("delete") },
          ])
        })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("will show")
      animator?.addCompletion { [weak self] in self?.log.append("shown") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
      isShownAtEnd = interaction.view?.window.map { ControlOverlay.isOpen(in: $0) }
    }
    /// Whether the menu was still there when its end was announced.
    var isShownAtEnd: Bool?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.addCompletion { [weak self] in self?.log.append("committed") }
    }
  }

  private func card(_ owner: Owner) -> UILabel {
    let card = label("Card", 100)
    card.isUserInteractionEnabled = true
    card.addInteraction(UIContextMenuInteraction(delegate: owner))
    return card
  }

  @Test func tripleTapOpensTheMenuOfAView() {
    let owner = Owner()
    let screen = LiveScreen([card(owner), label("Other", 300)])
    screen.go(to: "Card")
    screen.command("longPress")
    #expect(owner.log == ["asked 100.0 15.0", "will show", "shown"])
    #expect(screen.focused == "Copy")
    screen.next()
    #expect(screen.focused == "Delete")
    screen.activate()
    #expect(owner.log.suffix(2) == ["end", "delete"])
    #expect(owner.isShownAtEnd == true)
    #expect(screen.focused == "Card")
  }

  @Test func escapeClosesTheMenuWithoutAChoice() {
    let owner = Owner()
    let screen = LiveScreen([card(owner)])
    screen.go(to: "Card")
    screen.command("longPress")
    screen.command("escape")
    #expect(owner.log.suffix(1) == ["end"])
    #expect(screen.focused == "Card")
  }

  @Test func viewWithoutAMenuJustNowStaysAsItIs() {
    let owner = Owner()
    owner.isSilent = true
    let screen = LiveScreen([card(owner)])
    screen.go(to: "Card")
    screen.command("longPress")
    #expect(owner.log == ["asked 100.0 15.0"])
    #expect(screen.focused == "Card")
  }

  @Test func previewIsReadAndATapOnItGoesThere() {
    let owner = Owner()
    let preview = UIViewController()
    preview.preferredContentSize = CGSize(width: 200, height: 120)
    preview.view.addSubview(label("A closer look", 20))
    owner.preview = preview
    let screen = LiveScreen([card(owner)])
    screen.go(to: "Card")
    screen.command("longPress")
    #expect(screen.focused == "Copy")
    screen.previous()
    #expect(screen.focused == "A closer look")
    screen.activate()
    #expect(owner.log.suffix(2) == ["end", "committed"])
    #expect(preview.view.superview == nil)
  }

  @Test func menuCanBeChangedWhileItShows() {
    let owner = Owner()
    let view = card(owner)
    let screen = LiveScreen([view])
    screen.go(to: "Card")
    screen.command("longPress")
    let interaction = view.interactions.compactMap { $0 as? UIContextMenuInteraction }.first
    #expect(interaction?.menuAppearance == .compact)
    interaction?.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Undo") { _ in }]) }
    screen.provider.update()
    #expect(screen.provider.tree.elements.map { $0.label?.string } == ["Undo", "Dismiss context menu"])
    interaction?.dismissMenu()
    #expect(interaction?.menuAppearance == .unknown)
  }

  @Test func entriesThatComeLaterSayThatTheyAreOnTheirWay() {
    var answer: (([UIMenuElement]) -> Void)?
    let more = button("More", 100)
    more.menu = UIMenu(children: [UIDeferredMenuElement { answer = $0 }])
    more.showsMenuAsPrimaryAction = true
    let screen = LiveScreen([more])
    screen.go(to: "More")
    screen.activate()
    screen.provider.update()
    #expect(screen.provider.tree.elements.map { $0.label?.string } == ["Loading…", "Dismiss context menu"])
    answer?([UIAction(title: "Late") { _ in }])
    screen.provider.update()
    #expect(screen.provider.tree.elements.map { $0.label?.string } == ["Late", "Dismiss context menu"])
  }

  @MainActor
  private final class Rows: UITableViewController {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected")
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Mark") { _ in self?.log.append("mark \(indexPath.row)") }
        ])
      })
    }
  }

  @Test func rowOfATableOpensItsOwnMenu() {
    let rows = Rows()
    let screen = LiveScreen(rows)
    screen.go(to: "Row 1")
    screen.command("longPress")
    #expect(screen.focused == "Mark")
    screen.activate()
    #expect(rows.log == ["mark 1"])
  }

  @Test func rowWithoutAMenuIsSelectedByALongPressAsByATap() {
    let rows = Rows()
    let screen = LiveScreen(rows)
    screen.go(to: "Row 0")
    screen.command("longPress")
    #expect(rows.log == ["selected"])
  }

  @Test func controlOfTheAppsOwnOpensItsMenuByATap() {
    final class Dial: UIControl {
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityLabel: String? {
        get { "Dial" }
        set {}
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Five") { _ in }])
        })
      }
    }
    let dial = Dial(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    dial.isContextMenuInteractionEnabled = true
    dial.showsMenuAsPrimaryAction = true
    let screen = LiveScreen([dial])
    screen.go(to: "Dial")
    screen.activate()
    #expect(screen.focused == "Five")
    dial.isContextMenuInteractionEnabled = false
    #expect(dial.interactions.isEmpty)
  }
}
