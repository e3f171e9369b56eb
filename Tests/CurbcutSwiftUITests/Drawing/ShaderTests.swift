import AccessibilityTree
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

@MainActor
@Suite("Shaders, which do not run")
struct ShaderTests {
  @Test("A view with shaders is read and drawn as it is without them")
  func view() {
    let host = HostedView(
      Text("Burning")
        .colorEffect(ShaderLibrary.burn(.float(0.5), .color(.red)))
        .distortionEffect(
          ShaderLibrary.default.wave(.boundingRect), maxSampleOffset: CGSize(width: 2, height: 2)
        )
        .layerEffect(
          Shader(function: ShaderFunction(library: .default, name: "ripple"), arguments: [.float2(1, 2)]),
          maxSampleOffset: .zero, isEnabled: false
        )
        .visualEffect { content, proxy in
          content.layerEffect(ShaderLibrary.glow(.float2(proxy.size)), maxSampleOffset: .zero)
        }
    )
    #expect(host.labels == ["Burning"])
  }

  @Test("A shader is its function and what it is called with")
  func equality() {
    let one = ShaderLibrary.burn(.float(0.5))
    #expect(one == ShaderLibrary.default.burn(.float(0.5)))
    #expect(one != ShaderLibrary.burn(.float(0.6)))
    #expect(one.function.name == "burn")
  }

  private struct Counting: AnimatableModifier {
    var number: Double
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    func body(content: Content) -> some View { Text("\(Int(number.rounded()))") }
  }

  private final class Remote {
    var set: (Double) -> Void = { _ in }
  }

  private struct Counter: View {
    let remote: Remote
    @State private var number = 0.0
    var body: some View {
      Color.clear.modifier(Counting(number: number)).onAppear { remote.set = { number = $0 } }
    }
  }

  @Test("An animatable modifier shows what lies between")
  func counting() {
    let remote = Remote()
    let host = HostedView(Counter(remote: remote))
    #expect(host.labels == ["0"])
    withAnimation(.linear(duration: 1)) { remote.set(10) }
    host.settle()
    host.advance(by: 0.5)
    #expect(host.labels == ["5"])
    host.advance(by: 1)
    #expect(host.labels == ["10"])
  }
}
