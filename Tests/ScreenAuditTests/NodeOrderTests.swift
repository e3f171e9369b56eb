import Audit
import CurbcutSwiftUI
import CurbcutUIKit
import DeviceSettings
import Testing

@testable import ScreenAudit

/// Which texts belong to which element of a live screen, and what of it the app made.
@MainActor
@Suite(.serialized)
struct NodeOrderTests {
  private struct Fruits: View {
    var body: some View {
      VStack {
        Button("Apple") {}
        Button("Banana") {}
        HStack {
          Text("Cherry")
          Button("Buy") {}
        }
      }
    }
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    UIKitHost.shared.configure(device: .iPhone16Pro)
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for _ in 0..<3 { window.layoutIfNeeded() }
    UIKitHost.shared.runUntilIdle(limit: 2)
    return window
  }

  private func failures(_ screen: AuditedScreen, _ rule: String) -> [AuditFinding] {
    Auditor(rules: Auditor.rules(named: rule)).report(on: screen).failures
  }

  @Test func whatIsInsideANodeFollowsIt() {
    let screen = ViewScreen(window(UIHostingController(rootView: Fruits())), name: "").screen
    var open: [Int] = []
    for (index, node) in screen.nodes.enumerated() {
      while let last = open.last, last != node.parent { open.removeLast() }
      #expect(node.parent == open.last, "node \(index)")
      open.append(index)
    }
    let apple = screen.nodes.firstIndex { $0.element.label?.string == "Apple" && $0.exposure == .element }
    #expect(apple.map { screen.readingOrder?.first == $0 } == true)
  }

  @Test func aButtonIsNotAskedForTheWordsOfAnother() {
    let screen = ViewScreen(window(UIHostingController(rootView: Fruits())), name: "").screen
    #expect(failures(screen, "label-in-name").isEmpty)
  }

  @Test func partsOfASheetAreTheSystems() {
    let root = UIViewController()
    let window = window(root)
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    root.present(sheet, animated: false)
    UIKitHost.shared.runUntilIdle(limit: 2)
    let screen = ViewScreen(window, name: "").screen
    let grabber = screen.nodes.first { $0.element.label?.string == "Sheet Grabber" }
    #expect(grabber != nil)
    #expect(Auditor().report(on: screen).failures.isEmpty)
  }

  @Test func whatLiesBehindAnAlertIsNotJudged() {
    let root = UIViewController()
    let faint = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
    faint.text = "Faint"
    faint.textColor = UIColor(white: 0.9, alpha: 1)
    root.view.backgroundColor = .white
    root.view.addSubview(faint)
    let window = window(root)
    #expect(!failures(ViewScreen(window, name: "").screen, "contrast-text").isEmpty)
    let alert = UIAlertController(title: "Sure?", message: "It is for ever.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    UIKitHost.shared.runUntilIdle(limit: 2)
    #expect(Auditor().report(on: ViewScreen(window, name: "").screen).failures.isEmpty)
  }

  @Test func theWayBackHasTheNameOfItsScreen() {
    let first = UIViewController()
    first.title = "Button"
    let second = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    button.setTitle("Button", for: .normal)
    second.view.addSubview(button)
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    navigation.pushViewController(second, animated: false)
    UIKitHost.shared.runUntilIdle(limit: 2)
    let screen = ViewScreen(window, name: "").screen
    #expect(screen.nodes.contains { $0.element.traits.contains(.backButton) })
    #expect(failures(screen, "label-duplicate").isEmpty)
    #expect(
      failures(screen, "label-role-word").allSatisfy { $0.element?.traits.contains(.backButton) != true })
  }

  @Test func aTextThatIsMadeSmallerToFitSaysSo() {
    func scale(_ least: CGFloat) -> CGFloat? {
      let text = Text("Quarterly overview of everything").minimumScaleFactor(least).lineLimit(1)
        .frame(width: 160)
      let window = window(UIHostingController(rootView: text))
      func find(_ view: UIView) -> CGFloat? {
        if let facts = (view as? any TextShowing)?.shownTextFacts, facts.text.hasPrefix("Quarterly") {
          return facts.scale
        }
        return view.subviews.lazy.compactMap(find).first
      }
      return find(window)
    }
    #expect(scale(1) == 1)
    #expect((scale(0.5) ?? 1) < 0.9)
  }
}
