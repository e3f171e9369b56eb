import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// How views become elements and containers, and what becomes of those in them.
///
/// Evidence: `swiftui-behaviour.md` §4.2 to §4.5.
@MainActor
@Suite(.serialized)
struct AccessibilityElementTests {
  // [R] AS:previews
  @Test func combiningJoinsLabelsInTheOrderOfTheSource() {
    let hosted = HostedView(
      VStack {
        Text("Label")
        Text("Text description for an element")
      }.accessibilityElement(children: .combine))
    #expect(hosted.labels == ["Label, Text description for an element"])
    #expect(hosted.tree.elements.map(\.label?.string) == hosted.labels)
  }

  // [R] AS:previews, AS#307
  @Test func symbolsGiveNoWordsToAWhole() {
    let hosted = HostedView(
      HStack {
        Image(systemName: "person.circle.fill")
        Text("John Doe")
      }.accessibilityElement(children: .combine))
    #expect(hosted.labels == ["John Doe"])
    #expect(hosted.elements[0].accessibilityTraits == .none)
  }

  // [D] ENH BeachView, CommentLabeledContentStyle
  @Test func buttonsInAWholeBecomeItsActions() {
    var followed = 0
    let hosted = HostedView(
      HStack {
        Text("Title")
        Button("Follow") { followed += 1 }
        Button("Share") {}
      }.accessibilityElement(children: .combine))
    let element = hosted.tree.elements[0]
    #expect(element.label?.string == "Title")
    #expect(element.traits.contains(.button))
    #expect(element.details.customActions.map(\.name.string) == ["Follow", "Share"])
    let provider = AccessibilityProvider(hosted.window)
    provider.update()
    #expect(provider.perform(.custom(0), on: provider.tree.elements[0].id))
    #expect(followed == 1)
  }

  // [R] table of api_swiftui.md §1: the first becomes the default action when it is the only one
  @Test func aSingleButtonIsWhatTheWholeDoes() {
    var opened = 0
    let hosted = HostedView(
      HStack {
        Text("Title")
        Button("Open") { opened += 1 }
      }.accessibilityElement(children: .combine))
    #expect(hosted.elements[0].accessibilityActivate())
    #expect(opened == 1)
  }

  // [R] AS:previews CustomActions
  @Test func aLabelOutsideReplacesTheJoinedOne() {
    let hosted = HostedView(
      HStack {
        Text("Progress")
        Text("75%")
      }.accessibilityElement(children: .combine).accessibilityLabel("All").accessibilityValue("75 percent"))
    #expect(hosted.labels == ["All"])
    #expect(hosted.elements[0].accessibilityValue == "75 percent")
  }

  // [O] CVS: the header of a child survives
  @Test func aHeaderInAWholeStaysOne() {
    let hosted = HostedView(
      VStack {
        Text("News").accessibilityAddTraits(.isHeader)
        Text("of today")
      }.accessibilityElement(children: .combine))
    #expect(hosted.elements[0].accessibilityTraits == .header)
  }

  // [D] CAV ContainerExample
  @Test func whatWasCombinedCanBeContained() {
    let hosted = HostedView(
      VStack {
        Text("One")
        Text("Two")
      }.accessibilityElement(children: .combine).accessibilityElement(children: .contain))
    #expect(hosted.labels == ["One", "Two"])
  }

  // [D] ENH TripsView: a comment stands in a stack with its replies, and stays whole while there are none
  @Test func whatWasCombinedInAStackStaysWhole() {
    struct Comment: View {
      var replies: [String]
      var body: some View {
        VStack {
          HStack {
            Text("Wonderful")
            Text("Kathy")
          }.accessibilityElement(children: .combine)
          ForEach(replies, id: \.self) { Text($0) }
        }.accessibilityElement(children: .contain)
      }
    }
    #expect(HostedView(Comment(replies: [])).labels == ["Wonderful, Kathy"])
    #expect(HostedView(Comment(replies: ["Thanks"])).labels == ["Wonderful, Kathy", "Thanks"])
  }

  // [D] CAV ContainerExample
  @Test func whatWasContainedCanBeCombined() {
    let hosted = HostedView(
      VStack {
        Text("One")
        Text("Two")
      }.accessibilityElement(children: .contain).accessibilityElement(children: .combine))
    #expect(hosted.labels == ["One, Two"])
  }

  // [D] AccessibilityChildBehavior: with one element, none is created
  @Test func combiningASingleElementLeavesItWhatItIs() {
    let hosted = HostedView(Text("Row").padding().accessibilityElement(children: .combine))
    #expect(hosted.labels == ["Row"])
    #expect(hosted.elements[0].accessibilityTraits == .staticText)
  }

  // [D] AccessibilityChildBehavior.ignore
  @Test func ignoringMakesAnEmptyElement() {
    let hosted = HostedView(
      VStack {
        Text("One")
        Text("Two")
      }.accessibilityElement())
    #expect(hosted.labels == [""])
  }

  // [R] spoken.json, [D] CAV: the label is the container's
  @Test func aContainerHasItsLabelAndIsNoStop() {
    let hosted = HostedView(
      HStack {
        Text("Home")
        Text("Search")
      }.accessibilityElement(children: .contain).accessibilityLabel("Navigation"))
    #expect(hosted.labels == ["Home", "Search"])
    let tree = hosted.tree
    #expect(tree.elements.map(\.label?.string) == ["Home", "Search"])
    #expect(tree.containers.contains { $0.label?.string == "Navigation" })
  }

  // [D] W19-238; [O] CVS
  @Test func modifiersOfAStackConcernAllInIt() {
    let hosted = HostedView(
      VStack {
        Text("One")
        Text("Two")
      }.accessibilityAddTraits(.isHeader).accessibilityIdentifier("row"))
    #expect(hosted.elements.map(\.accessibilityTraits) == [[.staticText, .header], [.staticText, .header]])
    #expect(hosted.elements.map(\.accessibilityIdentifier) == ["row", "row"])
  }

  // [R] AS SwiftUIView; [D] CAV Canvas
  @Test func aShapeIsAnElementOnceSomethingIsSaidOfIt() {
    #expect(HostedView(Rectangle()).elements.isEmpty)
    #expect(HostedView(Rectangle().accessibilityIdentifier("a")).elements.isEmpty)
    #expect(HostedView(Rectangle().accessibilityValue("")).elements.count == 1)
    #expect(HostedView(Rectangle().accessibilityAction {}).elements.count == 1)
  }

  // MARK: Hidden, transparent, disabled

  // [D] CAV, W24-10073
  @Test func whatIsTransparentIsLeftOutUnlessItIsShownToTechnologies() {
    let hosted = HostedView(
      VStack {
        Text("Seen")
        Text("Unseen").opacity(0)
        Text("Shown").opacity(0).padding().accessibilityHidden(false)
        Text("Hidden").accessibilityHidden(true)
        Text("Not hidden").accessibilityHidden(true, isEnabled: false)
      })
    #expect(hosted.labels == ["Seen", "Shown", "Not hidden"])
  }

  // [D] CAV
  @Test func hiddenChildrenGiveNothingToAWhole() {
    let hosted = HostedView(
      HStack {
        Text("One")
        Text("Two").accessibilityHidden(true)
        Text("Three")
      }.accessibilityElement(children: .combine))
    #expect(hosted.labels == ["One, Three"])
  }

  // [R] caption, careconnect 26.6.1: dimmed is said of controls
  // [R] spoken.json, recorded of a form in SwiftUI: "Variant dimmed", "OpenCC Standard dimmed Button"
  @Test func whatIsDisabledIsDimmedTextsToo() {
    let hosted = HostedView(
      VStack {
        Text("Text")
        Button("Button") {}
      }.disabled(true))
    #expect(hosted.elements.map { $0.accessibilityTraits.contains(.notEnabled) } == [true, true])
  }

  // [D] api_swiftui.md: false has no effect, the inherited value stands
  @Test func aModifierThatIsNotEnabledChangesNothing() {
    let hosted = HostedView(
      Text("Message").accessibilityLabel("Unread", isEnabled: false).accessibilityHint(
        "Hint", isEnabled: false
      )
      .accessibilityValue("1").accessibilityValue("2", isEnabled: false)
      .accessibilityInputLabels(["Name"]).accessibilityInputLabels(["Other"], isEnabled: false))
    #expect(hosted.labels == ["Message"])
    #expect(hosted.elements[0].accessibilityValue == "1")
    #expect(hosted.elements[0].accessibilityHint == nil)
    #expect(hosted.tree.elements[0].details.userInputLabels == ["Name"])
  }

  // MARK: Representation

  // [D] CAV
  @Test func aRepresentationTakesThePlaceOfTheView() {
    let hosted = HostedView(
      Circle().overlay(Image(systemName: "trash")).frame(width: 100, height: 50)
        .accessibilityRepresentation { Button("Delete") {} })
    #expect(hosted.labels == ["Delete"])
    #expect(hosted.elements[0].accessibilityFrame.size == CGSize(width: 100, height: 50))
  }

  // [D] CAV Canvas: an implicit container with the label; the children are laid out in the view's frame
  @Test func childrenAreInAContainerWithTheLabel() {
    let hosted = HostedView(
      Rectangle().accessibilityLabel("Chart").accessibilityChildren {
        HStack(spacing: 0) {
          ForEach(1..<3) { week in Rectangle().accessibilityLabel("Week \(week)") }
        }
      }, size: CGSize(width: 200, height: 100))
    #expect(hosted.labels == ["Week 1", "Week 2"])
    #expect(hosted.elements[1].accessibilityFrame == CGRect(x: 100, y: 0, width: 100, height: 100))
    #expect(hosted.tree.containers.contains { $0.label?.string == "Chart" })
  }

  // MARK: Pairs and groups

  // [D] CAV CompositionExample
  @Test func theLabelOfAPairJoinsItsContent() {
    struct Pair: View {
      @Namespace private var space
      var body: some View {
        VStack {
          Text("Custom Controls").accessibilityLabeledPair(role: .label, id: 1, in: space)
          Button("Learn") {}.accessibilityLabeledPair(role: .content, id: 1, in: space)
          Text("Alone").accessibilityLabeledPair(role: .label, id: 2, in: space)
        }
      }
    }
    #expect(HostedView(Pair()).labels == ["Custom Controls, Learn", "Alone"])
  }

  // [D] accessibilityLinkedGroup(id:in:)
  @Test func linkedElementsLeadToEachOther() {
    struct Group: View {
      @Namespace private var space
      var body: some View {
        VStack {
          Text("One").accessibilityLinkedGroup(id: "g", in: space)
          Text("Between")
          Text("Two").accessibilityLinkedGroup(id: "g", in: space)
        }
      }
    }
    let hosted = HostedView(Group())
    let elements = hosted.elements
    #expect(elements[0].accessibilityNextTextNavigationElement as? AccessibilityNode === elements[2])
    #expect(elements[2].accessibilityNextTextNavigationElement as? AccessibilityNode === elements[0])
    #expect(elements[1].accessibilityNextTextNavigationElement == nil)
  }

  // MARK: Buttons and what is in them

  // [R] MOB, AS: the texts of a button's label view join; unlabelled images are silent
  @Test func aButtonIsNamedByWhatIsInItsLabel() {
    let hosted = HostedView(
      VStack {
        Button {
        } label: {
          HStack {
            Image(systemName: "star")
            Text("Rate")
          }
        }
        Button {
        } label: {
          HStack {
            Image(systemName: "star").accessibilityLabel("Favourite")
            Text("Rate")
          }
        }
        Button("Hinted") {}.buttonStyle(HintedStyle())
        Button("Tapped") {}.buttonStyle(TappedStyle())
      })
    #expect(hosted.labels == ["Rate", "Favourite, Rate", "Hinted", "Tapped"])
    #expect(hosted.elements.allSatisfy { $0.accessibilityTraits.contains(.button) })
    #expect(hosted.elements[2].accessibilityHint == "Of the style")
    #expect(hosted.elements[2].accessibilityTraits.contains(.selected))
  }

  private struct HintedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding().accessibilityHint("Of the style").accessibilityAddTraits(.isSelected)
    }
  }

  // [D] W19-238: whatever a style draws, it is a button
  private struct TappedStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  // [R] AS:expanded; [O] CVS: an own style has the same words
  @Test func aDisclosureGroupOfAnOwnStyleSaysWhetherItIsOpen() {
    struct Style: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button {
            configuration.isExpanded.toggle()
          } label: {
            configuration.label
          }
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let hosted = HostedView(
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }.disclosureGroupStyle(Style()))
    #expect(hosted.labels == ["More", "Inside"])
    #expect(hosted.elements[0].accessibilityExpandedStatus == .expanded)
  }

  // [D] AccessibilityChildBehavior.combine; pictures alone are what there is to say
  @Test func picturesAloneNameAWhole() {
    let hosted = HostedView(
      HStack {
        Image(systemName: "star").accessibilityLabel("Four stars")
        Image(systemName: "trash").accessibilityLabel("Trash")
      }.accessibilityElement(children: .combine))
    #expect(hosted.labels == ["Four stars, Trash"])
    #expect(hosted.elements[0].accessibilityTraits.contains(.image))
  }

  // [D] CAV, W24-10073: what is transparent is left out, whatever is said of it
  @Test func wordsDoNotBringBackWhatIsTransparent() {
    let hosted = HostedView(
      VStack {
        Text("Seen")
        Text("Unseen").opacity(0).accessibilityLabel("Label")
        Text("Hidden").accessibilityHidden(true).padding().accessibilityLabel("Label")
        Text("Shown").opacity(0).offset(x: 1).accessibilityHidden(false)
      })
    #expect(hosted.labels == ["Seen", "Shown"])
  }
}
