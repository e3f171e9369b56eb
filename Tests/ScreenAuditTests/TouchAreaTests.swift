import Audit
import CurbcutGraphics
import CurbcutSwiftUI
import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import ScreenAudit

@MainActor
@Suite("Where a touch activates an element of SwiftUI", .serialized)
struct TouchAreaTests {
  /// What is said of the size of the only control of a screen, or of “Add”: nil when it is large enough.
  private func measured(_ content: some View, controls: Int = 1) throws -> String? {
    UIKitHost.shared.configure(device: .iPhone16, settings: Settings())
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = UIHostingController(rootView: content)
    window.makeKeyAndVisible()
    UIKitHost.shared.pumpMainQueue()
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    let screen = ViewScreen(window, name: "", measures: .touches).screen
    let report = Auditor(rules: [TargetSize.self]).report(on: screen)
    try #require(report.counts.first?.judged == controls, "\(report.counts)")
    return report.findings.first { controls == 1 || $0.element?.label?.string == "Add" }?.measured
  }

  @Test func aSmallButtonIsSmall() throws {
    #expect(
      try measured(
        Button {
        } label: {
          Color.red.frame(width: 30, height: 30)
        }.accessibilityLabel("Add"))
        == "30 by 30 points")
  }

  @Test func paddingInsideAButtonCountsAndPaddingAroundItDoesNot() throws {
    #expect(
      try measured(
        Button {
        } label: {
          Color.red.frame(width: 30, height: 30).padding(10)
        }.accessibilityLabel("Add")) == nil)
    #expect(
      try measured(
        Button {
        } label: {
          Color.red.frame(width: 30, height: 30)
        }.padding(10).accessibilityLabel("Add"))
        == "30 by 30 points")
  }

  @Test func aTapOfALargeParentReachesTheElementInIt() throws {
    #expect(
      try measured(
        ZStack {
          Color.yellow.frame(width: 200, height: 100)
          Text("+").accessibilityLabel("Add").accessibilityAddTraits(.isButton)
        }.onTapGesture {}) == nil)
  }

  @Test func aShapeForTouchesThatIsSmallerThanWhatIsSeenCounts() throws {
    #expect(
      try measured(
        Color.red.frame(width: 100, height: 100).contentShape(Rectangle().inset(by: 35)).onTapGesture {}
          .accessibilityElement().accessibilityLabel("Add").accessibilityAddTraits(.isButton))
        == "30 by 30 points")
  }

  @Test func aRowOfAListIsTappedAsAWhole() throws {
    #expect(
      try measured(NavigationStack { List { NavigationLink("Names") { Text("Names") } } }) == nil)
    #expect(try measured(List { Button("Add") {} }) == nil)
  }

  @Test func whatLiesOverAnElementIsNotTakenForIt() throws {
    #expect(
      try measured(
        ZStack {
          Color.red.frame(width: 200, height: 200).onTapGesture {}
            .accessibilityElement().accessibilityLabel("Add").accessibilityAddTraits(.isButton)
          Button {
          } label: {
            Color.blue.frame(width: 30, height: 30)
          }.accessibilityLabel("Buy")
        }, controls: 2) == nil)
  }

  @Test func aLargeShapeForTouchesMakesASmallPictureEnough() throws {
    #expect(
      try measured(
        Color.red.frame(width: 20, height: 20).padding(14).contentShape(Rectangle()).onTapGesture {}
          .accessibilityElement().accessibilityLabel("Add").accessibilityAddTraits(.isButton)) == nil)
  }
}
