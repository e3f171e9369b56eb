import AccessibilityTree
import AssistiveTechnology
import CurbcutFoundation
import CurbcutRecorder
import CurbcutSwiftUI
import CurbcutUIKit
import Testing

@testable import Captures

/// The recorder for apps, on our UIKit: what it records is read as the screen itself is.
@MainActor
@Suite("The recorder", .serialized)
struct RecorderTests {
  private final class Cells: UIView {
    init() {
      super.init(frame: CGRect(x: 0, y: 500, width: 300, height: 60))
      accessibilityElements = ["Left", "Right"].enumerated().map { index, label in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = label
        element.accessibilityTraits = .button
        element.accessibilityFrame = CGRect(x: 20 + index * 100, y: 500, width: 90, height: 50)
        return element
      }
      accessibilityContainerType = .list
    }
    required init?(coder: NSCoder) { nil }
  }

  private func controller() -> UIViewController {
    let controller = UIViewController()
    controller.title = "Profile"
    let view = controller.view ?? UIView()
    let label = UILabel(frame: CGRect(x: 20, y: 150, width: 200, height: 30))
    label.text = "Ada"
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    field.placeholder = "Name"
    let toggle = UISwitch(frame: CGRect(x: 20, y: 250, width: 51, height: 31))
    toggle.accessibilityLabel = "Sync"
    toggle.isOn = true
    let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 200, height: 31))
    slider.accessibilityLabel = "Volume"
    slider.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Mute") { _ in true }]
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 350, width: 200, height: 44)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    button.accessibilityHint = "Keeps it"
    button.accessibilityIdentifier = "save"
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 20, y: 420, width: 200, height: 32)
    segments.selectedSegmentIndex = 1
    let hidden = UILabel(frame: CGRect(x: 20, y: 600, width: 100, height: 30))
    hidden.text = "Hidden"
    hidden.isHidden = true
    for part in [label, field, toggle, slider, button, segments, Cells(), hidden] { view.addSubview(part) }
    return UINavigationController(rootViewController: controller)
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    UIKitHost.shared.runUntilIdle(limit: 2)
    return window
  }

  /// What two readings of a screen must agree in.
  private func facts(_ tree: ElementTree) -> [String] {
    tree.elements.indices.map { index in
      let element = tree.elements[index]
      let containers = tree.containers(around: index).map { tree.containers[$0].kind.rawValue }
      return [
        element.label?.string ?? "–", element.value?.string ?? "–", element.hint?.string ?? "–",
        element.traits.names.joined(separator: " "), "\(element.frame)", element.identifier ?? "–",
        element.details.customActions.map(\.name.string).joined(), "\(containers)",
        "\(String(describing: tree.places[index].context))", element.className ?? "",
      ].joined(separator: "|")
    }
  }

  private func compare(_ controller: UIViewController) throws {
    let window = window(controller)
    defer { window.isHidden = true }
    let live = AccessibilityProvider.tree(of: window)
    let recording = try AccessibilityRecorder.record("Profile", window: window)
    let capture = try Capture(data: recording.json, file: "Profile.json")
    #expect(capture.format == .recorder)
    #expect(!live.elements.isEmpty)
    #expect(facts(capture.tree()) == facts(live))
    #expect(capture.picture?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(capture.bounds == window.bounds)
  }

  @Test("A screen of UIKit is read from its recording as it is read live")
  func uikit() throws { try compare(controller()) }

  @Test("A screen of SwiftUI is read from its recording as it is read live")
  func swiftUI() throws {
    struct Profile: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Text("Profile").accessibilityAddTraits(.isHeader)
          Toggle("Sync", isOn: $isOn)
          Button("Save") {}.disabled(true)
          Image(systemName: "star").accessibilityLabel("Favourite")
        }
      }
    }
    try compare(UIHostingController(rootView: Profile()))
  }

  @Test("An alert silences what is behind it")
  func alert() throws {
    let root = controller()
    let window = window(root)
    defer { window.isHidden = true }
    let alert = UIAlertController(title: "Sure?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    root.present(alert, animated: false)
    UIKitHost.shared.runUntilIdle(limit: 2)
    let capture = try Capture(data: AccessibilityRecorder.record("Sure", window: window).json)
    let live = AccessibilityProvider.tree(of: window).elements.map { $0.label?.string }
    #expect(capture.tree().elements.map { $0.label?.string } == live)
    #expect(live.contains("Delete") && !live.contains("Ada"))
  }

  @Test("Followed, an app writes a file for each screen, with the tap that led there")
  func following() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("follow-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    button.setTitle("Open", for: .normal)
    first.view.addSubview(button)
    let navigation = UINavigationController(rootViewController: first)
    first.title = "First"
    button.addAction(
      UIAction { _ in
        let second = UIViewController()
        second.title = "Second"
        navigation.pushViewController(second, animated: false)
      }, for: .touchUpInside)
    let window = window(navigation)
    defer { window.isHidden = true }
    AccessibilityRecorder.start(in: folder)
    defer { AccessibilityRecorder.stop() }
    let provider = AccessibilityProvider(window)
    provider.update()
    provider.advance(to: 3)
    for phase in [Touch.Phase.began, .ended] {
      _ = provider.perform(
        ActionRequest(
          number: 1, action: .touch(Touch(phase: phase, point: CGPoint(x: 100, y: 220))), element: nil))
    }
    provider.advance(to: 6)
    let app = try RecordedApp(path: folder.path)
    #expect(app.screens.map(\.title) == ["First", "Second"])
    let open = try #require(app.screens.first?.tree.elements.first { $0.label?.string == "Open" })
    #expect(app.steps[open.id]?.to == 1)
  }
}
