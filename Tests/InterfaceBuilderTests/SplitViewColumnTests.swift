import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import InterfaceBuilder

/// Split view controllers that Xcode wrote: it notes only that there are columns.
@MainActor
@Suite(.serialized)
struct SplitViewColumnTests {
  private func storyboard(_ attributes: String, columns: [(relation: String, id: String)]) -> String {
    let segues = columns.map { relation, id in
      "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(relation)\" id=\"s-\(id)\"/>"
    }
    return Written.storyboard(
      [
        """
        <splitViewController \(attributes) id="vc" sceneMemberID="viewController">
        <connections>\(segues.joined())</connections>
        </splitViewController>
        """
      ]
        + columns.map { _, id in
          """
          <viewController title="\(id)" id="\(id)" sceneMemberID="viewController">
          <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
          </viewController>
          """
        })
  }

  private let two = [("masterViewController", "list"), ("detailViewController", "detail")]
  private let three = [
    ("masterViewController", "list"), ("supplementaryViewController", "middle"),
    ("detailViewController", "detail"),
  ]

  private func split(_ text: String) throws -> UISplitViewController {
    let made = try MadeScreen(text)
    return try #require(made.screen.viewController as? UISplitViewController)
  }

  @Test func theScenesTellTheStyle() throws {
    #expect(try split(storyboard("", columns: two)).style == .unspecified)
    #expect(try split(storyboard("allowDoubleColumnStyle=\"YES\"", columns: two)).style == .doubleColumn)
    let triple = try split(storyboard("allowDoubleColumnStyle=\"YES\"", columns: three))
    #expect(triple.style == .tripleColumn)
    // The controller is the app's own, though it stands in a navigation controller.
    let middle = triple.viewController(for: .supplementary)
    #expect(middle?.title == "middle")
    #expect(middle?.navigationController != nil)
  }

  private final class Chooser: NSObject, UISplitViewControllerDelegate {
    let column: UISplitViewController.Column
    init(_ column: UISplitViewController.Column) { self.column = column }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { column }
  }

  @Test(arguments: [
    (UISplitViewController.Column.primary, ["list"]), (.supplementary, ["list", "middle"]),
    (.secondary, ["list", "middle", "detail"]),
  ])
  func onAPhoneTheColumnsLieOverEachOther(top: UISplitViewController.Column, titles: [String]) throws {
    let triple = try split(storyboard("allowDoubleColumnStyle=\"YES\"", columns: three))
    let chooser = Chooser(top)
    triple.delegate = chooser
    UIKitHost.shared.configure(device: .iPhone16Pro)
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = triple
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let navigation = try #require(triple.viewControllers.first as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == titles)
    triple.show(.primary)
    #expect(navigation.topViewController?.title == "list")
    triple.show(.secondary)
    #expect(navigation.topViewController?.title == "detail")
    withExtendedLifetime(chooser) {}
  }

  @Test func aColumnThatIsShownBeforeIsOnTop() throws {
    let triple = try split(storyboard("allowDoubleColumnStyle=\"YES\"", columns: three))
    UIKitHost.shared.configure(device: .iPhone16Pro)
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = triple
    triple.loadViewIfNeeded()
    triple.show(.primary)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let navigation = try #require(triple.viewControllers.first as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["list"])
  }
}
