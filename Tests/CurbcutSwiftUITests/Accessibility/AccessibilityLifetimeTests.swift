import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Nothing that was read keeps views alive.
@MainActor
@Suite(.serialized)
struct AccessibilityLifetimeTests {
  @Test func viewsThatWereReadGoWithTheirHost() {
    weak var node: ViewNode?
    weak var object: AccessibilityNode?
    func show() {
      let hosted = HostedView(
        VStack {
          Text("One").accessibilityHint("Hint").accessibilityAction {}
          HStack {
            Text("Two"); Button("Three") {}
          }.accessibilityElement(children: .combine)
          Text("[Link](https://example.com)").accessibilityRotor("Rotor", textRanges: [])
        })
      #expect(hosted.tree.elements.count == 3)
      node = hosted.surface.root
      object = hosted.elements[0]
      hosted.window.isHidden = true
      hosted.window.rootViewController = nil
    }
    show()
    UIKitHost.shared.pumpMainQueue()
    #expect(node == nil)
    #expect(object == nil)
  }

  @Test func aViewThatWasReadAndGoesIsFreed() {
    struct Switching: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          if isOn { Text("There") }
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    let hosted = HostedView(Switching())
    weak let object = hosted.elements.first
    #expect(object?.accessibilityLabel == "There")
    _ = hosted.elements[1].accessibilityActivate()
    hosted.settle()
    #expect(hosted.labels == ["Switch"])
    #expect(object == nil)
  }
}
