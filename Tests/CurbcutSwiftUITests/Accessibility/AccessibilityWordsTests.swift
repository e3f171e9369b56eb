import AccessibilityTree
import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Labels, values, hints, custom content, and how they are spoken.
@MainActor
@Suite(.serialized)
struct AccessibilityWordsTests {
  // [D] ENH BeachView: the closure puts words before or after the old ones
  @Test func aLabelCanBeMadeOfThePresentOne() {
    struct Beach: View {
      @State private var name = "Main Beach"
      var body: some View {
        VStack {
          Text(verbatim: name).accessibilityLabel { label in
            label
            Text("Favorite")
          }
          Button("Rename") { name = "East Beach" }
        }
      }
    }
    let hosted = HostedView(Beach())
    #expect(hosted.labels == ["Main Beach, Favorite", "Rename"])
    _ = hosted.elements[1].accessibilityActivate()
    hosted.settle()
    #expect(hosted.labels == ["East Beach, Favorite", "Rename"])
  }

  // [D] help(_:)
  @Test func helpIsTheHint() {
    #expect(HostedView(Button("Add") {}.help("Adds an item")).elements[0].accessibilityHint == "Adds an item")
  }

  // [R] AS:previews; [D] CAV
  @Test func customContentKeepsItsOrderAndImportance() {
    let reviews = 2847
    let hosted = HostedView(
      Text("Headphones")
        .accessibilityCustomContent("Rating", "4.5 stars from \(reviews) reviews")
        .accessibilityCustomContent("SKU", "WH-1000XM5", importance: .high))
    let content = hosted.tree.elements[0].details.customContent
    #expect(content.map(\.label.string) == ["Rating", "SKU"])
    #expect(content.map(\.value.string) == ["4.5 stars from 2,847 reviews", "WH-1000XM5"])
    #expect(content.map(\.isImportant) == [false, true])
  }

  // [D] the later value of a key wins; nil removes it
  @Test func customContentIsReplacedByItsKey() {
    let age = AccessibilityCustomContentKey("Age")
    let hosted = HostedView(
      VStack {
        Text("Ann").accessibilityCustomContent(age, "30").accessibilityCustomContent(age, "31")
        Text("Bob").accessibilityCustomContent(age, "30").accessibilityCustomContent(age, nil as Text?)
      })
    #expect(hosted.tree.elements.map { $0.details.customContent.map(\.value.string) } == [["31"], []])
  }

  // [D] speech modifiers; pitch is −1…1 in SwiftUI and 0…2 in UIKit
  @Test func textsAreSpokenInTheirWay() {
    let hosted = HostedView(
      VStack {
        Text("ABC").speechSpellsOutCharacters()
        (Text("Low").speechAdjustedPitch(-0.5) + Text(" plain"))
        Text("a;b").speechAlwaysIncludesPunctuation()
        VStack { Text("All") }.speechSpellsOutCharacters()
        Rectangle().accessibilityLabel("XY").speechSpellsOutCharacters()
      })
    let labels = hosted.tree.elements.compactMap(\.label)
    #expect(labels.map(\.string) == ["ABC", "Low plain", "a;b", "All", "XY"])
    #expect(labels[0].runs.first?.attributes.spellsOut == true)
    #expect(labels[1].runs.map(\.range) == [0..<3])
    #expect(labels[1].runs.first?.attributes.pitch == 0.5)
    #expect(labels[2].runs.first?.attributes.punctuation == true)
    #expect(labels[3].runs.first?.attributes.spellsOut == true)
    #expect(labels[4].runs.first?.attributes.spellsOut == true)
  }

  // [D] Text.accessibilityLabel(_:)
  @Test func aPartOfATextCanHaveOtherWords() {
    let hosted = HostedView(
      Text("Take ") + Text("**ASAP** now").accessibilityLabel("as soon as possible") + Text("!"))
    #expect(hosted.labels == ["Take as soon as possible!"])
  }

  // [D] accessibilityHeading(_:), accessibilityTextContentType(_:)
  @Test func levelsOfHeadingsAndKindsOfTextAreGiven() {
    let hosted = HostedView(
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Text("let x = 1").font(.body).padding().accessibilityTextContentType(.sourceCode)
      })
    let elements = hosted.tree.elements
    #expect(elements[0].label?.runs.first?.attributes.headingLevel == 2)
    #expect(elements[1].details.textualContext == .sourceCode)
  }

  // [R] AS:graph: the element gains the rotor Links
  @Test func aLinkInATextIsFoundByTheRotor() throws {
    let hosted = HostedView(Text("Write to [Jane](mailto:jane@example.com) or [us](https://example.com)."))
    let element = hosted.elements[0]
    let rotor = try #require(element.accessibilityCustomRotors?.first)
    #expect(rotor.systemRotorType == .link)
    #expect(hosted.found(by: rotor, from: nil) == ["Jane", "us"])
    #expect(hosted.found(by: rotor, from: nil, forward: false) == ["us", "Jane"])
    #expect(
      hosted.tree.elements[0].details.customRotors.map(\.systemType) == [rotor.systemRotorType.rawValue])
  }

  @Test func linksKeepTheirPlaceInAWhole() throws {
    let hosted = HostedView(
      VStack {
        Text("First")
        Text("See [here](https://example.com)")
      }.accessibilityElement(children: .combine))
    #expect(hosted.labels == ["First, See here"])
    let rotor = try #require(hosted.elements[0].accessibilityCustomRotors?.first)
    #expect(hosted.found(by: rotor, from: nil) == ["here"])
  }

  // [D] api_swiftui.md §2
  @Test func namesForVoiceControlAreGivenInTheirOrder() {
    let hosted = HostedView(Button("Mic") {}.accessibilityInputLabels(["Microphone", "Record"]))
    #expect(hosted.tree.elements[0].details.userInputLabels == ["Microphone", "Record"])
  }

  // [D] api_swiftui.md §8: the forms of iOS 13 still work
  @available(*, deprecated)
  @Test func theNamesOfIOS13StillWork() {
    let hosted = HostedView(
      VStack {
        Text("A").accessibility(label: Text("Label")).accessibility(value: Text("Value"))
          .accessibility(hint: Text("Hint")).accessibility(addTraits: .isHeader)
          .accessibility(removeTraits: .isStaticText).accessibility(identifier: "id")
          .accessibility(inputLabels: [Text("Name")])
        Text("B").accessibility(hidden: true)
        Text("C").accessibility(sortPriority: 1).accessibility(activationPoint: UnitPoint.top)
      })
    #expect(hosted.labels == ["C", "Label"])
    let element = hosted.elements[1]
    #expect(element.accessibilityValue == "Value")
    #expect(element.accessibilityHint == "Hint")
    #expect(element.accessibilityTraits == .header)
    #expect(element.accessibilityIdentifier == "id")
  }

  // [D] AXChartDescriptorRepresentable: made once, then brought up to date
  @Test func aChartIsDescribedAndKeptUpToDate() throws {
    struct Chart: View, AXChartDescriptorRepresentable {
      @State private var count = 1
      var body: some View {
        Rectangle().accessibilityLabel("Chart").accessibilityChartDescriptor(self)
          .accessibilityAction { count += 1 }
      }
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Title \(count)", summary: nil,
          xAxis: AXNumericDataAxisDescriptor(title: "x", range: 0...1, gridlinePositions: []) { "\($0)" },
          yAxis: nil, additionalAxes: [], series: [])
      }
      func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.title = "Title \(count)" }
    }
    let hosted = HostedView(Chart())
    let first = try #require(hosted.elements[0].accessibilityChartDescriptor)
    #expect(first.title == "Title 1")
    _ = hosted.elements[0].accessibilityActivate()
    hosted.settle()
    #expect(hosted.elements[0].accessibilityChartDescriptor === first)
    #expect(first.title == "Title 2")
  }

  // [D] accessibility(selectionIdentifier:): "Picker uses this value to determine what node to use for the
  // accessibility value"
  @Test @available(*, deprecated) func aViewIsNamedForTheSelectionOfAPicker() {
    let hosted = HostedView(
      Picker("Size", selection: .constant(1)) {
        Text("S").tag(1)
        Text("Small").accessibility(selectionIdentifier: AnyHashable(1)).tag(2)
      })
    #expect(hosted.labels == ["Size, Small"])
  }
}
