import CurbcutCombine
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

@MainActor
@Suite("Modifiers that apps use do what they say")
struct ModifierTests {
  @MainActor
  private final class Log {
    var entries: [String] = []
  }

  @Test("A border and a mask change neither the size nor what is spoken")
  func looks() {
    let view = HostedView(
      VStack {
        Text("A").border(.red, width: 3)
        Text("B").mask { Rectangle().padding(2) }
        Text("C").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)).compositingGroup()
      })
    let plain = HostedView(
      VStack {
        Text("A"); Text("B"); Text("C")
      })
    #expect(view.labels == ["A", "B", "C"])
    for label in ["A", "B"] {
      let (changed, usual) = (view.frames[label] ?? .zero, plain.frames[label] ?? .null)
      // Where an edge lies between two pixels, a view of its own may round it to the other one.
      #expect(abs(changed.midY - usual.midY) < 0.5 && abs(changed.height - usual.height) < 0.01)
      #expect(abs(changed.midX - usual.midX) < 0.5 && abs(changed.width - usual.width) < 0.01)
    }
  }

  @Test("A turn in space is what is seen of it from the front")
  func turns() {
    func turned(_ degrees: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), perspective: CGFloat = 0)
      -> ProjectionTransform
    {
      .turned(
        by: .degrees(degrees), axis, anchor: .center, anchorZ: 0, perspective: perspective,
        in: CGSize(width: 200, height: 100))
    }
    let half = turned(60, (x: 0, y: 1, z: 0))
    #expect(abs(half.m11 - 0.5) < 1e-9 && abs(half.m22 - 1) < 1e-9 && abs(half.m12) < 1e-9 && half.isAffine)
    let flat = turned(90, (x: 0, y: 0, z: 1))
    #expect(abs(flat.m12 - 1) < 1e-9 && abs(flat.m11) < 1e-9)
    #expect(turned(90, (x: 0, y: 0, z: 0)).isIdentity)
    // The eye is as far away as the longer side: the right edge, 100 points out, is sin 30° · 100 farther away.
    let near = turned(30, (x: 0, y: 1, z: 0), perspective: 1)
    #expect(abs(1 + 100 * near.m13 - 1.25) < 1e-9 && near.m23 == 0)
  }

  @Test("Shapes have their names, and corners their own radii")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    func path<S: Shape>(_ shape: S) -> Path { shape.path(in: rect) }
    #expect(path(.rect(cornerRadius: 8)) == path(RoundedRectangle(cornerRadius: 8)))
    #expect(path(.capsule) == path(Capsule()))
    let uneven = path(.rect(topLeadingRadius: 20, bottomTrailingRadius: 20))
    #expect(!uneven.contains(CGPoint(x: 1, y: 1)) && !uneven.contains(CGPoint(x: 99, y: 39)))
    #expect(uneven.contains(CGPoint(x: 99, y: 1)) && uneven.contains(CGPoint(x: 1, y: 39)))
  }

  @Test("Levels of a style are weaker the higher they are")
  func styles() {
    let values = EnvironmentValues()
    func alpha(_ style: some ShapeStyle) -> CGFloat {
      AnyShapeStyle(style).platformColor(values).cgColor.alpha
    }
    let levels = [
      alpha(Color.red), alpha(Color.red.secondary), alpha(Color.red.tertiary), alpha(Color.red.quaternary),
      alpha(Color.red.quinary),
    ]
    #expect(levels == levels.sorted(by: >) && levels[0] == 1)
    #expect(alpha(HierarchicalShapeStyle.primary.opacity(0.5)) == 0.5)
  }

  @Test("What a publisher sends reaches the view for as long as it is there")
  func receiving() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    let view = HostedView(Text("A").onReceive(subject) { log.entries.append("\($0)") })
    subject.send(1)
    view.settle()
    subject.send(2)
    #expect(log.entries == ["1", "2"])
  }

  @Test("A change of the geometry is told, and no change is not")
  func geometry() {
    struct Example: View {
      let log: Log
      @State private var width: CGFloat = 50
      var body: some View {
        Color.red.frame(width: width, height: 20)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { log.entries.append("\($0)") }
          .accessibilityElement().accessibilityLabel("A").accessibilityAction { width = 80 }
      }
    }
    let log = Log()
    let view = HostedView(Example(log: log))
    #expect(log.entries == ["50.0"])
    _ = view.elements.first?.accessibilityActivate()
    view.settle()
    #expect(log.entries == ["50.0", "80.0"])
  }

  @Test("A symbol takes the variant that there is")
  func symbols() {
    #expect(SymbolVariants.circle.fill.names(for: "heart").first == "heart.circle.fill")
    #expect(SymbolVariants.fill.names(for: "heart.fill").first == "heart.fill")
    #expect(SymbolVariants.none.names(for: "heart") == ["heart"])
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
  }

  @Test("An image is shown when it is loaded, and until then what stands for it")
  func images() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("AsyncImage.png")
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    try #require(picture.pngData()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let view = HostedView(
      AsyncImage(url: file) { image in
        image.accessibilityLabel("Picture")
      } placeholder: {
        Text("Loading")
      })
    #expect(view.labels == ["Loading"])
    for _ in 0..<200 where view.labels != ["Picture"] {
      try await Task.sleep(for: .milliseconds(5))
      view.settle()
    }
    #expect(view.labels == ["Picture"])
  }

  @Test("The attributes of a string are those of the text")
  func attributes() {
    var string = AttributedString("Login")
    string[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = Text.LineStyle(
      nsUnderlineStyle: [.single, .patternDot])
    string[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = .red
    let drawn = ResolvedText(Text(string), EnvironmentValues()).drawn
    let style = drawn.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int
    #expect(style == NSUnderlineStyle([.single, .patternDot]).rawValue)
    #expect(drawn.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != nil)
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
  }
}
