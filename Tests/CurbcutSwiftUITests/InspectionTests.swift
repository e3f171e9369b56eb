import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

@MainActor
@Suite("What tools are told of the views behind elements", .serialized)
struct InspectionTests {
  private func recorded<Result>(_ body: () throws -> Result) rethrows -> Result {
    SourceOrigins.record(in: 1...UInt.max)
    defer { SourceOrigins.isRecorded = false }
    return try body()
  }

  @Test func anElementHasTheViewsAroundItAndTheCallThatMadeIt() throws {
    try recorded {
      let hosted = HostedView(InspectedList())
      let elements = hosted.elements
      let first = try #require(ViewSource(of: elements[0]))
      #expect(first.path == ["InspectedList", "VStack", "InspectedRow", "Text"])
      #expect(first.address != nil)
      #expect(first.modifiers.keys.sorted() == ["accessibilityHint", "accessibilityTraits"])
      let button = try #require(ViewSource(of: elements[1]))
      #expect(button.name == "Button")
      #expect(button.modifiers.isEmpty)
    }
  }

  @Test func aViewOfUIKitHasTheViewThatItStandsFor() throws {
    try recorded {
      let hosted = HostedView(TextField("Name", text: .constant("Ada")).accessibilityHint("Hint"))
      let field = try #require((hosted.surface.accessibilityElements as? [UIResponder])?.first as? UIView)
      let source = try #require(ViewSource(of: field))
      #expect(source.name == "TextField")
      #expect(source.modifiers.keys.sorted() == ["accessibilityHint"])
    }
  }

  @Test func nothingIsKeptUnlessAToolRecords() {
    let hosted = HostedView(InspectedList())
    #expect(ViewSource(of: hosted.elements[0]) == nil)
    #expect(SourceOrigin().address == 0)
  }

  @Test func stateOutlivesTheProcessWhereItsViewIsTheOnlyOneOfItsName() throws {
    recorded {
      KeptState.begin(with: [:])
      defer { KeptState.end() }
      let before = HostedView(CountingView())
      _ = before.elements.first?.accessibilityActivate()
      before.settle()
      #expect(before.labels == ["Count 1", "Row 0", "Row 0"])
      let values = KeptState.values
      #expect(values.keys.sorted() == ["CountingView/_count"])
      KeptState.begin(with: values)
      #expect(HostedView(CountingView()).labels.first == "Count 1")
      // It is given once; a second view of the same name begins anew.
      #expect(HostedView(CountingView()).labels.first == "Count 0")
    }
  }

  @Test func aValueOfAnotherTypeIsIgnored() {
    #expect(KeptValue.value(of: KeptValue.text(of: "a") ?? "", as: Int.self) == nil)
    #expect(KeptValue.value(of: KeptValue.text(of: [1, 2]) ?? "", as: [Int].self) == [1, 2])
    #expect(KeptValue.value(of: KeptValue.text(of: Int?.none as Any) ?? "", as: Int?.self) == .some(nil))
    #expect(KeptValue.text(of: NSObject()) == nil)
  }
}

private struct InspectedList: View {
  var body: some View {
    VStack {
      InspectedRow(title: "A")
      Button("Press") {}
    }
  }
}

private struct InspectedRow: View {
  let title: String

  var body: some View {
    Text(title)
      .accessibilityHint("Hint")
      .accessibilityAddTraits(.isHeader)
  }
}

private struct CountingView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      ForEach(0..<2, id: \.self) { _ in CountingRow() }
    }
  }
}

private struct CountingRow: View {
  @State private var number = 0

  var body: some View { Text("Row \(number)") }
}
