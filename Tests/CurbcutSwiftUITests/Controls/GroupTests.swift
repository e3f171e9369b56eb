import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// What gauges, boxes and other groups of views give to assistive technologies.
@MainActor
@Suite(.serialized)
struct GroupTests {
  @Test func aGaugeIsItsLabelAndItsValue() {
    let hosted = HostedView(
      VStack {
        Gauge(value: 0.3) { Text("Fuel") }
        Gauge(value: 67, in: 0...200) {
          Text("Pulse")
        } currentValueLabel: {
          Text("67 a minute")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("200")
        }.gaugeStyle(.accessoryCircular)
      })
    #expect(hosted.labels == ["Fuel", "Pulse"])
    #expect(hosted.elements.map(\.accessibilityValue) == ["30%", "67 a minute"])
  }

  /// The views that draw texts, by what they show.
  private func texts(in hosted: HostedView<some View>) -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    func visit(_ view: UIView) {
      if let text = view as? TextDrawing, let shown = text.node?.copiedString {
        found[shown] = text.convert(text.bounds, to: nil)
      }
      view.subviews.forEach(visit)
    }
    visit(hosted.window)
    return found
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func anOpenRingHasItsBoundsOrItsLabelInTheGap(_ size: DynamicTypeSize) throws {
    let bounds = HostedView(
      Gauge(value: 0.4) {
        Text("Pulse")
      } currentValueLabel: {
        Text("40")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("99")
      }
      .gaugeStyle(.accessoryCircular).dynamicTypeSize(size), size: CGSize(width: 58, height: 58))
    let found = texts(in: bounds)
    let (value, low, high) = try (
      #require(found["40"]), #require(found["0"]), #require(found["99"])
    )
    #expect(low.minY >= 40 && low.maxX <= high.minX && high.maxX <= 46)
    #expect(value.midY < 31 && value.minX >= 9 && value.maxX <= 49)
    #expect(found["Pulse"] == nil)
    let label = HostedView(
      Gauge(value: 0.4) {
        Text("Pulse")
      } currentValueLabel: {
        Text("40")
      }
      .gaugeStyle(.accessoryCircular).dynamicTypeSize(size), size: CGSize(width: 58, height: 58))
    #expect(try #require(texts(in: label)["Pulse"]).minY >= 40)
    #expect(label.labels == ["Pulse"] && label.elements.first?.accessibilityValue == "40")
  }

  @Test func aBoxAndAGroupOfControlsKeepTheirElements() {
    let hosted = HostedView(
      VStack {
        GroupBox("Box") {
          Text("One")
          Text("Two")
        }
        ControlGroup {
          Button("Cut") {}
          Button("Copy") {}
        }
      })
    #expect(hosted.labels == ["Box", "One", "Two", "Cut", "Copy"])
  }

  /// [D] ControlGroup: in a menu its controls stand side by side.
  @Test func theControlsOfAGroupInAMenuStandSideBySide() throws {
    let hosted = HostedView(
      Menu("More") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
        }
        Button("Delete") {}
      })
    hosted.activate("More")
    let rows = hosted.viewsOnScreen.filter { ["Cut", "Copy", "Delete"].contains($0.accessibilityLabel) }
    try #require(rows.map(\.accessibilityLabel) == ["Cut", "Copy", "Delete"])
    #expect(rows[0].frame.minY == rows[1].frame.minY && rows[0].frame.maxX <= rows[1].frame.minX)
    #expect(rows[2].frame.minY >= rows[1].frame.maxY)
  }

  @Test func unavailableContentIsItsTitleAndItsDescription() {
    let hosted = HostedView(
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here.")))
    #expect(hosted.labels == ["No Mail", "New mail appears here."])
    let search = HostedView(ContentUnavailableView.search(text: "dogs"))
    #expect(search.labels.first == "No Results for “dogs”")
  }

  /// One pixel, and a point at the accessibility sizes of text (OpenSwiftUI's tests).
  @Test func aDividerIsAPixelThickAcrossItsStack() {
    struct Screen: View {
      let size: DynamicTypeSize
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 10).accessibilityLabel("above")
          Divider()
          Color.red.frame(height: 10).accessibilityLabel("below")
        }.dynamicTypeSize(size)
      }
    }
    func gap(_ size: DynamicTypeSize) -> CGFloat {
      let frames = HostedView(Screen(size: size), size: CGSize(width: 100, height: 100)).frames
      return (frames["below"]?.minY ?? 0) - (frames["above"]?.maxY ?? 0)
    }
    #expect(abs(gap(.large) - 1.0 / 3) < 0.34)
    #expect(abs(gap(.accessibility1) - 1) < 0.34)
  }

  @Test func aLongPressAndAContextMenuDoNotChangeWhatIsRead() {
    let hosted = HostedView(
      VStack {
        Text("Photo").contextMenu { Button("Share") {} }
        Text("Hold").onLongPressGesture {}
      })
    #expect(Set(hosted.labels) == ["Photo", "Hold"])
    #expect(hosted.elements.allSatisfy { $0.accessibilityTraits == .staticText })
  }
}

/// What pickers and labelled contents are in the rows of a form.
@MainActor
@Suite(.serialized)
struct ControlsInFormTests {
  private struct Screen: View {
    @State private var choice = 1

    var body: some View {
      Form {
        Picker("Pop up", selection: $choice) { options }
        Picker("Inline", selection: $choice) { options }.pickerStyle(.inline)
        LabeledContent("Size", value: "12")
      }
    }

    @ViewBuilder private var options: some View {
      Text("Apple").tag(1)
      Text("Pear").tag(2)
    }
  }

  @Test func optionsOfAnInlinePickerAreRowsOfTheirOwn() {
    let hosted = HostedView(Screen())
    #expect(
      hosted.everyElement.map(\.accessibilityLabel)
        == ["Pop up, Apple", "Inline", "Apple", "Pear", "Size, 12"])
    #expect(hosted.element("Apple")?.accessibilityTraits == [.button, .selected])
    hosted.activate("Pear")
    #expect(hosted.element("Pear")?.accessibilityTraits == [.button, .selected])
    #expect(hosted.element("Pop up, Pear") != nil)
  }
}
