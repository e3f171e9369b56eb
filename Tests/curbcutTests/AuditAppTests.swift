import AuditReports
import Foundation
import Testing

/// The audit of apps that are built from their folders.
@Suite("curbcut audit of an app's folder", .serialized)
struct AuditAppTests {
  private let app: SmallApp

  init() throws {
    app = try SmallApp("Shop")
    try app.write(
      "ShopApp.swift",
      """
      import SwiftUI

      @main
      struct ShopApp: App {
        var body: some Scene { WindowGroup { ShopView() } }
      }

      struct ShopView: View {
        var body: some View {
          VStack {
            Text("Shop").font(.largeTitle).accessibilityAddTraits(.isHeader)
            Button {
            } label: {
              Text("Save.").frame(width: 60, height: 60)
            }
            Slider(value: .constant(0.5))
            Stepper("Count", value: .constant(1))
            List {
              ForEach(["Apples", "Pears", "Plums"], id: \\.self) { fruit in
                Button(fruit) {}
              }
            }
          }
        }
      }
      """)
  }

  private func audit(_ more: String...) throws -> (status: Int32, form: AuditForm, errors: String) {
    let result = try app.run(["audit", "--format", "json"] + more)
    let form = try JSONDecoder().decode(AuditForm.self, from: Data(result.output.utf8))
    return (result.status, form, result.errors)
  }

  @Test("A view of SwiftUI is found at the line that makes it, and by the views around it")
  func places() throws {
    let found = try audit()
    #expect(found.status == 1)
    let findings = found.form.screens.flatMap(\.findings)
    let dot = try #require(findings.first { $0.rule == "label-punctuation" })
    let source = try #require(dot.source)
    #expect(source.contains(#/\/ShopApp\.swift:1[2-5]$/#), "\(source)")
    #expect(dot.identity.last?.hasSuffix("Button") ?? false, "\(dot.identity)")
  }

  @Test("Controls of the platform's size and rows that are touched as a whole are not too small")
  func rows() throws {
    let found = try audit("--rules", "target-size,target-size-minimum")
    #expect(found.form.screens.flatMap(\.findings).isEmpty, "\(found.form.screens.flatMap(\.findings))")
    #expect(found.status == 0)
  }

  @Test("Each language has a launch of its own, and a finding is told once")
  func languages() throws {
    let result = try CommandLineTool.run([
      "audit", app.path, "--scratch", app.scratch, "--format", "json", "--rules", "label-punctuation",
      "--matrix", "language=en,de", "appearance=light,dark",
    ])
    let form = try JSONDecoder().decode(AuditForm.self, from: Data(result.output.utf8))
    #expect(result.status == 1, "\(result.errors)")
    #expect(form.screens.count == 1)
    #expect(
      form.screens[0].settings == [
        "English (en) · light", "English (en) · dark", "German (de) · light", "German (de) · dark",
      ])
    #expect(form.screens[0].findings.map(\.settings) == [nil])
  }

  @Test("What fails only in the dark is at the line of the project's file, not of its copy in the app")
  func placesInTheDark() throws {
    try app.write(
      "ShopApp.swift",
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow()
          window?.rootViewController = CardController(nibName: "Card", bundle: nil)
          window?.makeKeyAndVisible()
          return true
        }
      }

      class CardController: UIViewController {}
      """)
    try app.write(
      "Card.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23000"
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
            <connections><outlet property="view" destination="v" id="o"/></connections>
          </placeholder>
          <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <label opaque="NO" text="Black in every light" id="l" fixedFrame="YES"
                translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="20" y="200" width="300" height="40"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <color key="textColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              </label>
            </subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          </view>
        </objects>
        <resources>
          <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </systemColor>
        </resources>
      </document>
      """)
    let findings = try audit("--rules", "contrast-text").form.screens.flatMap(\.findings)
    #expect(findings.count == 1)
    let source = try #require(findings.first?.source)
    #expect(source.hasPrefix(app.path) && source.contains("/Card.xib:11"), "\(source)")
  }

  @Test("With several settings an app is watched with the last of them, since it goes on meanwhile")
  func watched() throws {
    try app.write(
      "ShopApp.swift",
      """
      import SwiftUI

      @main
      struct ShopApp: App {
        @State private var isTurned = false
        var body: some Scene {
          WindowGroup {
            Rectangle().frame(width: 120, height: 120).accessibilityLabel("Offer")
              .rotationEffect(.degrees(isTurned ? 360 : 0))
              .onAppear {
                withAnimation(.linear(duration: 3).repeatForever(autoreverses: false)) { isTurned = true }
              }
          }
        }
      }
      """)
    let found = try audit("--matrix", "appearance=light,dark", "--rules", "motion-reduce")
    let findings = found.form.screens.flatMap(\.findings)
    #expect(findings.map(\.rule) == ["motion-reduce"], "\(found.errors)")
    #expect(findings.first?.settings == ["dark"])
  }

  @Test("The findings of an app and a document make one report, with a configuration for each")
  func several() throws {
    try app.write(
      ".curbcut.json",
      "{\"audit\": {\"rules\": {\"label-punctuation\": {\"off\": true, \"reason\": \"Shops shout.\"}}}}")
    let result = try CommandLineTool.run([
      "audit", app.path, CommandLineTool.example("Before"), "--scratch", app.scratch, "--format", "json",
    ])
    let form = try JSONDecoder().decode(AuditForm.self, from: Data(result.output.utf8))
    #expect(form.screens.map(\.file) == [app.path, CommandLineTool.example("Before")])
    #expect(!form.screens[0].findings.contains { $0.rule == "label-punctuation" })
    #expect(form.configuration?.switchedOff.map(\.reason) == ["Shops shout."])
  }
}
