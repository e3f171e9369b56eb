import CurbcutSwiftUI
import Foundation
import Testing

// Every declaration of SwiftUI's accessibility, used as an app uses it: what is missing does not compile.
//
// Evidence: Apple's documentation of SwiftUI, "Accessibility fundamentals", "Accessible appearance", "Accessible
// controls", "Accessible descriptions" and "Accessible navigation".

private let string = "String"
private let part = Substring("Substring")
nonisolated(unsafe) private let key: LocalizedStringKey = "Key"
private let resource = LocalizedStringResource("Resource")
private let text = Text("Text")

// MARK: Elements

private struct Elements: View {
  @Namespace private var namespace

  var body: some View {
    VStack {
      Text("A").accessibilityElement()
      Text("A").accessibilityElement(children: .ignore).accessibilityElement(children: .combine)
        .accessibilityElement(children: .contain)
      Text("A").accessibilityHidden(true).accessibilityHidden(false, isEnabled: true)
      Text("A").accessibilityRepresentation { Slider(value: .constant(0)) }
      Text("A").accessibilityChildren { Text("B") }
      Text("A").accessibilityRespondsToUserInteraction()
        .accessibilityRespondsToUserInteraction(false).accessibilityRespondsToUserInteraction(isEnabled: true)
        .accessibilityRespondsToUserInteraction(false, isEnabled: false)
      Text("A").accessibilityIdentifier("id").accessibilityIdentifier("id", isEnabled: true)
      Text("A").accessibilitySortPriority(1)
      Text("A").accessibilityLinkedGroup(id: 1, in: namespace)
      Text("A").accessibilityLabeledPair(role: .label, id: 1, in: namespace)
        .accessibilityLabeledPair(role: .content, id: 1, in: namespace)
      Text("A").contentShape(.accessibility, Circle())
        .contentShape(
          [.interaction, .dragPreview, .contextMenuPreview, .hoverEffect], Rectangle(), eoFill: true)
    }
  }
}

private struct Images: View {
  var body: some View {
    Image(decorative: "name")
    Image(decorative: "name", bundle: Bundle.main)
    Image("name", label: Text("Label"))
    Image("name", bundle: nil, label: Text("Label"))
    Image(systemName: "star")
  }
}

// MARK: Descriptions

private struct Descriptions: View {
  var body: some View {
    VStack {
      Text("A").accessibilityLabel(text).accessibilityLabel("Literal").accessibilityLabel(key)
        .accessibilityLabel(string).accessibilityLabel(part).accessibilityLabel(resource)
        .accessibilityLabel("Of \(string)")
      Text("A").accessibilityLabel(text, isEnabled: true).accessibilityLabel("Literal", isEnabled: true)
        .accessibilityLabel(string, isEnabled: true).accessibilityLabel(resource, isEnabled: true)
      Text("A").accessibilityLabel { label in
        label
        Text("and more")
      }
      Text("A").accessibilityLabel(content: { $0 })
      Text("A").accessibilityValue(text).accessibilityValue("Literal").accessibilityValue(key)
        .accessibilityValue(string).accessibilityValue(part).accessibilityValue(resource)
      Text("A").accessibilityValue(text, isEnabled: true).accessibilityValue("Literal", isEnabled: true)
        .accessibilityValue(string, isEnabled: true).accessibilityValue(resource, isEnabled: true)
      Text("A").accessibilityHint(text).accessibilityHint("Literal").accessibilityHint(key)
        .accessibilityHint(string).accessibilityHint(part).accessibilityHint(resource)
      Text("A").accessibilityHint(text, isEnabled: true).accessibilityHint("Literal", isEnabled: true)
        .accessibilityHint(string, isEnabled: true).accessibilityHint(resource, isEnabled: true)
      Text("A").accessibilityInputLabels([text]).accessibilityInputLabels(["Literal", "Other"])
        .accessibilityInputLabels([key]).accessibilityInputLabels([string])
        .accessibilityInputLabels([part]).accessibilityInputLabels([resource])
      Text("A").accessibilityInputLabels([text], isEnabled: true)
        .accessibilityInputLabels(["Literal"], isEnabled: true)
        .accessibilityInputLabels([string], isEnabled: true)
      Text("A").help(text).help("Literal").help(string).help(resource)
    }
  }
}

private struct MoreDescriptions: View {
  static let age = AccessibilityCustomContentKey("Age")

  struct Chart: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: nil, summary: nil,
        xAxis: AXNumericDataAxisDescriptor(title: "x", range: 0...1, gridlinePositions: []) { "\($0)" },
        yAxis: nil, series: [])
    }
    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
  }

  var body: some View {
    VStack {
      Text("A").accessibilityAddTraits(.isButton).accessibilityAddTraits([.isHeader, .isSelected])
        .accessibilityRemoveTraits(.isImage).accessibilityRemoveTraits([])
      Text("A").accessibilityHeading(.h1)
      Text("A").accessibilityTextContentType(.narrative)
      Image(systemName: "star").accessibilityHeading(.unspecified).accessibilityTextContentType(.plain)
      Text("A").accessibilityChartDescriptor(Chart())
      Text("A").accessibilityActivationPoint(CGPoint(x: 1, y: 2)).accessibilityActivationPoint(.topLeading)
        .accessibilityActivationPoint(CGPoint.zero, isEnabled: true)
        .accessibilityActivationPoint(.center, isEnabled: false)
      Text("A").accessibilityShowsLargeContentViewer()
      Text("A").accessibilityShowsLargeContentViewer { Label("Large", systemImage: "star") }
      Text("A").accessibilityIgnoresInvertColors()
      Text("A").accessibilityIgnoresInvertColors(false)
      Text("A").accessibilityCustomContent(Self.age, text).accessibilityCustomContent(Self.age, nil)
        .accessibilityCustomContent(Self.age, "Literal", importance: .high)
        .accessibilityCustomContent(Self.age, string).accessibilityCustomContent(Self.age, resource)
      Text("A").accessibilityCustomContent(text, text).accessibilityCustomContent(key, text)
        .accessibilityCustomContent("Label", "Value").accessibilityCustomContent("Label", string)
        .accessibilityCustomContent("Label", resource)
      Text("A").accessibilityCustomContent(resource, text).accessibilityCustomContent(resource, resource)
        .accessibilityCustomContent("Label", "Value", importance: .high)
    }
  }

  static let keys = [
    AccessibilityCustomContentKey(text, id: "id"), AccessibilityCustomContentKey("Label", id: "id"),
    AccessibilityCustomContentKey(key), AccessibilityCustomContentKey(resource),
    AccessibilityCustomContentKey(resource, id: "id"),
  ]
}

/// Texts whose parts are described stay texts.
@MainActor private let spokenTexts: [Text] = [
  text.accessibilityLabel(text), text.accessibilityLabel("Literal"), text.accessibilityLabel(string),
  text.accessibilityLabel(resource), text.accessibilityHeading(.h2),
  text.accessibilityTextContentType(.console), text.speechSpellsOutCharacters(),
  text.speechSpellsOutCharacters(false), text.speechAdjustedPitch(0.5),
  text.speechAlwaysIncludesPunctuation(), text.speechAlwaysIncludesPunctuation(false),
  text.speechAnnouncementsQueued(), text.speechAnnouncementsQueued(false),
]

private struct Speech: View {
  var body: some View {
    VStack {
      Text("A").speechSpellsOutCharacters().speechAdjustedPitch(-1).speechAlwaysIncludesPunctuation()
        .speechAnnouncementsQueued()
      HStack { Text("A") }.speechSpellsOutCharacters()
      HStack { Text("A") }.speechSpellsOutCharacters(false)
      HStack { Text("A") }.speechAdjustedPitch(1)
      HStack { Text("A") }.speechAlwaysIncludesPunctuation()
      HStack { Text("A") }.speechAnnouncementsQueued(false)
    }
  }
}

// MARK: Actions

private struct Actions: View {
  static let category = AccessibilityActionCategory("Own")
  static let categories = [
    AccessibilityActionCategory(text), AccessibilityActionCategory(string),
    AccessibilityActionCategory(resource), .default, .edit,
  ]

  var body: some View {
    VStack {
      Text("A").accessibilityAction {}.accessibilityAction(.default) {}.accessibilityAction(.escape) {}
        .accessibilityAction(.magicTap) {}.accessibilityAction(.init(named: text)) {}
      Text("A").accessibilityAction(named: text) {}.accessibilityAction(named: "Literal") {}
        .accessibilityAction(named: string) {}.accessibilityAction(named: resource) {}
      Text("A").accessibilityAction {
      } label: {
        Label("Do", systemImage: "star")
      }
      Text("A").accessibilityAction(action: {}, label: { Text("Do") })
      Text("A").accessibilityActions {
        Button("One") {}
        ForEach(0..<2) { number in Button("Number \(number)") {} }
        if string.isEmpty { Button("Two") {} }
      }
      Text("A").accessibilityActions(category: .edit) { Button("Cut") {} }
      Text("A").accessibilityActions(category: Self.category) { Button("Own") {} }
      Text("A").accessibilityAdjustableAction { direction in
        switch direction {
        case .increment, .decrement: break
        @unknown default: break
        }
      }
      Text("A").accessibilityScrollAction { edge in _ = edge == .top || edge == .leading }
      Text("A").accessibilityScrollStatus(text).accessibilityScrollStatus("Literal", isEnabled: false)
        .accessibilityScrollStatus(string).accessibilityScrollStatus(resource)
      Text("A").accessibilityZoomAction { action in
        switch action.direction {
        case .zoomIn, .zoomOut: break
        @unknown default: break
        }
        let _: (UnitPoint, CGPoint) = (action.location, action.point)
      }
      Text("A").accessibilityDirectTouch().accessibilityDirectTouch(false)
        .accessibilityDirectTouch(options: .requiresActivation)
        .accessibilityDirectTouch(true, options: [.silentOnTouch])
      Text("A").accessibilityDragPoint(.center, description: text)
        .accessibilityDragPoint(.center, description: "Literal")
        .accessibilityDragPoint(.center, description: string)
        .accessibilityDragPoint(.center, description: resource)
        .accessibilityDragPoint(.center, description: "Literal", isEnabled: true)
      Text("A").accessibilityDropPoint(.center, description: text)
        .accessibilityDropPoint(.center, description: "Literal")
        .accessibilityDropPoint(.center, description: string)
        .accessibilityDropPoint(.center, description: resource)
        .accessibilityDropPoint(.center, description: string, isEnabled: true)
    }
  }
}

// MARK: Many at once

extension View {
  fileprivate func named() -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel("Label")
  }

  fileprivate func described() -> some View {
    accessibilityLabel("Label").accessibilityValue(string).accessibilityHint(text).accessibilityHidden(false)
      .accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isImage).accessibilityIdentifier("id")
      .accessibilitySortPriority(1).accessibilityInputLabels(["One"]).accessibilityHeading(.h1)
      .accessibilityTextContentType(.plain).accessibilityAction {}.accessibilityAction(named: "Named") {}
      .accessibilityAdjustableAction { _ in }.accessibilityScrollAction { _ in }
      .accessibilityZoomAction { _ in }.accessibilityDirectTouch().accessibilityActivationPoint(.center)
      .accessibilityCustomContent("Label", "Value").accessibilityRespondsToUserInteraction()
      .accessibilityDragPoint(.center, description: "Drag")
      .accessibilityDropPoint(.center, description: "Drop")
  }
}

@MainActor
@Suite
struct AccessibilityAPITests {
  @Test func everyDeclarationCompilesAndIsShown() {
    let hosted = HostedView(
      VStack {
        Group {
          Elements()
          Images()
          Descriptions()
          MoreDescriptions()
        }
        Speech()
        Actions()
        spokenTexts[0]
      })
    #expect(!hosted.labels.isEmpty)
  }

  @Test func modifiersThatFollowEachOtherAreOneAttachment() throws {
    let hosted = HostedView(Rectangle().frame(width: 40, height: 40).described())
    let element = try #require(hosted.elements.first)
    #expect(hosted.elements.count == 1)
    #expect(element.accessibilityLabel == "Label")
    #expect(element.accessibilityValue == "String")
    #expect(element.accessibilityHint == "Text")
    #expect(element.accessibilityIdentifier == "id")
    #expect(element.accessibilityCustomActions?.map(\.name) == ["Named"])
  }
}
