import CurbcutUIKit
import Foundation
import Testing

@testable import InterfaceBuilder

@MainActor
@Suite("Constraints and variations of a document")
struct LayoutDecodingTests {
  static let box = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">\(Written.frame)</view>
    """

  func layOut(_ constraints: String, subviews: String = LayoutDecodingTests.box) throws -> MadeScreen {
    let made = try MadeScreen(Written.screen(subviews, more: "<constraints>\n\(constraints)\n</constraints>"))
    made.root?.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    made.root?.layoutIfNeeded()
    return made
  }

  @Test("Constraints place views: constants, owners that are not named, ratios and margins")
  func constraints() throws {
    let made = try layOut(
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="30" \
      id="1"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="70" id="2"/>
      <constraint firstItem="a" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="3"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="3:1" \
      id="4"/>
      <constraint firstItem="a" firstAttribute="width" constant="5" placeholder="YES" id="5"/>
      <constraint firstItem="a" firstAttribute="height" constant="999" priority="1" id="6"/>
      """)
    #expect(made.view("a")?.frame == CGRect(x: 30, y: 350, width: 300, height: 100))
    #expect(made.warnings == [])
  }

  @Test("References to objects that are not there cost only their constraint, and a warning")
  func dangling() throws {
    let made = try layOut(
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="gone" secondAttribute="leading" id="1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="5" \
      id="2"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="3"/>
      <constraint firstItem="a" firstAttribute="width" constant="50" id="4"/>
      <constraint firstItem="a" firstAttribute="height" constant="50" id="5"/>
      """)
    #expect(made.view("a")?.frame == CGRect(x: 5, y: 0, width: 50, height: 50))
    #expect(made.warnings.count == 1 && made.warnings[0].contains("gone"))
  }

  @Test("The layout guides of Xcode 5 are edges of the view and its safe area")
  func oldGuides() throws {
    let text = Written.screen(
      Self.box,
      more: """
        <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="3" id="1"/>
        <constraint firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="2"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="3"/>
        <constraint firstItem="a" firstAttribute="width" constant="50" id="4"/>
        </constraints>
        """,
      after: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
        <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
        """)
    let made = try MadeScreen(text)
    made.root?.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    made.root?.layoutIfNeeded()
    let safe = made.root?.safeAreaInsets ?? .zero
    #expect(
      made.view("a")?.frame == CGRect(x: 0, y: safe.top + 3, width: 50, height: 797 - safe.top - safe.bottom))
    #expect(made.warnings == [])
  }

  static let varied = """
    <label text="A" numberOfLines="1" id="a">\(Written.frame)
    <fontDescription key="fontDescription" type="system" pointSize="10"/>
    <variation key="default"><mask key="subviews"/></variation>
    <variation key="heightClass=regular-widthClass=regular" numberOfLines="4">
    <fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
    <variation key="widthClass=compact" numberOfLines="2"/></label>
    <view id="box">\(Written.frame)<subviews><label text="B" id="b"/><label text="C" id="c"/></subviews>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
    <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="b"/></mask>
    </variation></view>
    """

  @Test("Variations hold for the traits at hand")
  func variations() throws {
    let text = Written.screen(Self.varied)
    let phone = try MadeScreen(text, options: InterfaceBuilderOptions(traits: .phone()))
    let pad = try MadeScreen(
      text,
      options: InterfaceBuilderOptions(
        traits: .phone(
          UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .regular))))
    let onPhone: UILabel = try #require(phone.view("a"))
    let onPad: UILabel = try #require(pad.view("a"))
    #expect(onPhone.numberOfLines == 2 && onPhone.font.pointSize == 10)
    #expect(onPad.numberOfLines == 4 && onPad.font.pointSize == 30)
    #expect(phone.view("b") == nil && phone.view("c") != nil)
    #expect(pad.view("b") != nil && pad.view("c") != nil)
    #expect(phone.warnings == [] && pad.warnings == [])
  }

  @Test("The more special variation wins, whatever the order")
  func specificity() {
    let traits = UITraitCollection.phone()
    #expect(Variations.fit(key: "default", traits: traits) == .fits(rank: 0))
    #expect(Variations.fit(key: "widthClass=compact", traits: traits) == .fits(rank: 1))
    #expect(Variations.fit(key: "heightClass=regular-widthClass=compact", traits: traits) == .fits(rank: 2))
    #expect(Variations.fit(key: "widthClass=regular", traits: traits) == .otherTraits)
    #expect(Variations.fit(key: "moon=full", traits: traits) == .unknown)
  }
}
