import Foundation
import Testing

@testable import curbcut

/// What the command says of constraints that contradict each other.
@Suite struct LayoutWarningTests {
  @Test func contradictingConstraintsAreNamedWithTheirPlaceAndTheScreenIsStillRead() throws {
    let folder = try TemporaryFolder()
    let file = folder.url("Contradiction.xib")
    try Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES">
      <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0.0" y="0.0" width="50" height="20"/><constraints>
      <constraint firstAttribute="width" constant="100" id="one"/>
      <constraint firstAttribute="width" constant="200" id="two"/>
      </constraints></label></subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
      </constraints></view></objects></document>
      """.utf8
    ).write(to: file)
    let result = try CommandLineTool.run("read", file.path)
    #expect(result.status == 0)
    #expect(result.output.contains("1. Hello"))
    #expect(
      result.errors.contains("\(file.path):4:1: warning: Unable to simultaneously satisfy constraints."))
    #expect(result.errors.contains("UILabel'Hello'.width == 100"))
    #expect(result.errors.contains("Will attempt to recover by breaking constraint"))
  }
}
