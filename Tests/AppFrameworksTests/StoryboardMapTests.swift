import CurbcutMapKit
import Foundation
import InterfaceBuilder
import Testing

/// Maps of storyboards, whose reader finds their class by its name.
@MainActor
@Suite(.serialized)
struct StoryboardMapTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc">
    <scenes><scene><objects><viewController id="vc" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>
    <mapView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" mapType="hybrid" \
    zoomEnabled="NO" rotateEnabled="NO" showsCompass="NO" id="map">
    <rect key="frame" x="10" y="20" width="300" height="400"/>
    <subviews>
    <label text="Over the map" id="label"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/></label>
    </subviews>
    <standardMapConfiguration key="preferredConfiguration"/>
    </mapView>
    </subviews>
    </view>
    </viewController></objects></scene></scenes>
    </document>
    """

  @Test func mapOfAStoryboardIsOneWithItsAttributes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("Main.storyboard")
    try Self.storyboard.write(to: url, atomically: true, encoding: .utf8)
    let screen = try InterfaceBuilderDocument.open(url).instantiate(nil, options: InterfaceBuilderOptions())
    let root = try #require(screen.viewController?.view)
    let map = try #require(root.subviews.first as? MKMapView)
    #expect(map.frame == CGRect(x: 10, y: 20, width: 300, height: 400))
    #expect(map.mapType == .hybrid && !map.isZoomEnabled && map.isScrollEnabled)
    #expect(!map.isRotateEnabled && !map.showsCompass && map.showsBuildings)
    // What the storyboard put into the view lies above the map.
    #expect(map.subviews.last is UILabel)
    #expect(screen.warnings.isEmpty)
  }
}
