import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("What is shown where there is nothing to show")
struct ContentUnavailableTests {
  private final class Results: UIViewController {
    var isEmpty = true
    var updates = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      updates += 1
      guard isEmpty else {
        contentUnavailableConfiguration = nil
        return
      }
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "tray")
      empty.text = "No Mail"
      empty.secondaryText = "New mail appears here."
      empty.button.title = "Check"
      empty.buttonProperties.primaryAction = UIAction { [weak self] _ in
        self?.isEmpty = false
        self?.setNeedsUpdateContentUnavailableConfiguration()
      }
      contentUnavailableConfiguration = empty
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test("A controller is asked before it appears, and again when something has changed")
  func update() throws {
    let controller = Results()
    let window = show(controller)
    #expect(controller.updates == 1)
    let provider = AccessibilityProvider(window)
    provider.update()
    #expect(
      provider.tree.elements.map { $0.label?.string } == ["No Mail", "New mail appears here.", "Check"])
    let button = try #require(provider.tree.elements.last)
    #expect(button.traits.contains(.button))
    _ = provider.perform(ActionRequest(number: 1, action: .activate, element: button.id))
    window.layoutIfNeeded()
    #expect(controller.updates == 2)
    provider.update()
    #expect(provider.tree.elements.isEmpty)
  }

  @Test("A search that found nothing names what was searched for")
  func search() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
    state.searchText = "Zebra"
    let updated = UIContentUnavailableConfiguration.search().updated(for: state)
    #expect(updated.text == "No Results for “Zebra”")
    #expect(updated.secondaryText == "Check the spelling or try a new search.")
  }

  @Test("Content stands in the middle, and scrolls where there is no room for it")
  func layout() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    let scroll = try #require(view.subviews.first as? UIScrollView)
    let label = try #require(scroll.subviews.first { ($0 as? UILabel)?.text == "Nothing" })
    #expect(abs(label.frame.midX - 150) < 1)
    #expect(abs(label.frame.midY - 200) < 1)
    view.frame.size.height = 10
    view.layoutIfNeeded()
    #expect(scroll.contentSize.height > 10)
  }
}
