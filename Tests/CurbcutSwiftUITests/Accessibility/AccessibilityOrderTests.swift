import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// The order in which elements are read, and where they are.
///
/// Evidence: `swiftui-behaviour.md` §4.3 and §4.4.
@MainActor
@Suite(.serialized)
struct AccessibilityOrderTests {
  // [R] AS#307: priorities in a stack beat the heading above it
  @Test func prioritiesCountAcrossTheStacksOfAContainer() {
    let hosted = HostedView(
      VStack {
        Text("Heading")
        HStack {
          Text("Third").accessibilitySortPriority(1)
          Text("First").accessibilitySortPriority(3)
          Text("Second").accessibilitySortPriority(2)
        }
      })
    #expect(hosted.labels == ["First", "Second", "Third", "Heading"])
  }

  // [D] inside a container they count only there
  @Test func prioritiesInAContainerCountOnlyThere() {
    let hosted = HostedView(
      VStack {
        Text("Heading")
        VStack {
          Text("Low").accessibilitySortPriority(1)
          Text("High").accessibilitySortPriority(2)
        }.accessibilityElement(children: .contain)
      })
    #expect(hosted.labels == ["Heading", "High", "Low"])
  }

  @Test func prioritiesInAContainerCountOnlyThereInTheLabelOfAButton() {
    let hosted = HostedView(
      Button {
      } label: {
        VStack {
          Text("Heading")
          VStack {
            Text("Low").accessibilitySortPriority(1)
            Text("High").accessibilitySortPriority(2)
          }.accessibilityElement(children: .contain)
        }
      })
    #expect(hosted.labels == ["Heading, High, Low"])
  }

  // [D] W19-238; [O] CVS
  @Test func whatLiesOverEachOtherIsReadFromBackToFront() {
    let hosted = HostedView(
      ZStack {
        Rectangle().accessibilityLabel("Back")
        Text("Front")
      })
    #expect(hosted.labels == ["Back", "Front"])
  }

  // [O] CVS: columns are read row by row unless each is a container
  @Test func columnsAreReadRowByRow() {
    func column(_ name: String) -> some View {
      VStack {
        Text("\(name) 1")
        Text("\(name) 2")
      }
    }
    #expect(
      HostedView(
        HStack {
          column("A"); column("B")
        }
      ).labels == ["A 1", "B 1", "A 2", "B 2"])
    let contained = HStack {
      column("A").accessibilityElement(children: .contain)
      column("B").accessibilityElement(children: .contain)
    }
    #expect(HostedView(contained).labels == ["A 1", "A 2", "B 1", "B 2"])
  }

  @Test func aTallViewIsReadBeforeTheColumnBesideIt() {
    let hosted = HostedView(
      HStack {
        Rectangle().frame(width: 50, height: 200).accessibilityLabel("Picture")
        VStack {
          Text("Title")
          Text("Subtitle")
        }
      })
    #expect(hosted.labels == ["Picture", "Title", "Subtitle"])
  }

  @Test func rowsAreReadFromTheRightInRightToLeftLanguages() {
    let hosted = HostedView(
      HStack {
        Text("One")
        Text("Two")
      }.environment(\.layoutDirection, .rightToLeft))
    #expect(hosted.labels == ["One", "Two"])
    #expect(hosted.elements[0].accessibilityFrame.minX > hosted.elements[1].accessibilityFrame.minX)
  }

  @Test func whatIsInsideATransparentViewKeepsItsPlace() {
    let hosted = HostedView(
      VStack {
        Text("One").opacity(0.5)
        Text("Two")
        Text("Three").offset(x: 0).opacity(0.5)
      })
    #expect(hosted.labels == ["One", "Two", "Three"])
  }

  // [R] AS#307: "Third" with padding and a priority is 71.67x52.33, the text alone 20.33 high
  @Test func anElementIsAsLargeAsTheViewOfItsModifier() {
    let hosted = HostedView(
      VStack {
        Text("Third").padding().accessibilitySortPriority(1)
        Text("Plain").padding()
      })
    #expect(abs((hosted.node("Third")?.accessibilityFrame.height ?? 0) - 52.33) < 0.34)
    #expect(abs((hosted.node("Plain")?.accessibilityFrame.height ?? 0) - 20.33) < 0.34)
  }

  // [R] AS:previews: 50,30 in 60x40 is in the element's own space
  @Test func theActivationPointIsInTheElementsSpace() {
    let hosted = HostedView(
      Rectangle().frame(width: 60, height: 40).accessibilityLabel("Target")
        .accessibilityActivationPoint(CGPoint(x: 50, y: 30)), size: CGSize(width: 100, height: 100))
    let element = hosted.tree.elements[0]
    #expect(element.frame == CGRect(x: 20, y: 30, width: 60, height: 40))
    #expect(element.details.activationPoint == CGPoint(x: 70, y: 60))
    let unit = HostedView(
      Rectangle().accessibilityLabel("Target").accessibilityActivationPoint(.topLeading),
      size: CGSize(width: 100, height: 100))
    #expect(unit.tree.elements[0].details.activationPoint == .zero)
  }

  // [D] ContentShapeKinds.accessibility
  @Test func theShapeForAccessibilityIsTheElementsOutline() {
    let hosted = HostedView(
      Text("Round").frame(width: 100, height: 100)
        .contentShape(.accessibility, Circle().inset(by: 10)).accessibilityAddTraits(.isButton),
      size: CGSize(width: 200, height: 200))
    let element = hosted.tree.elements[0]
    #expect(element.frame == CGRect(x: 60, y: 60, width: 80, height: 80))
    #expect(element.details.path != nil)
  }
}

/// Where views take touches, and links open.
@MainActor
@Suite(.serialized)
struct ContentShapeTests {
  // [D] contentShape(_:eoFill:)
  @Test func touchesCountInTheShape() {
    var taps = 0
    let hosted = HostedView(
      Color.red.contentShape(Circle()).onTapGesture { taps += 1 }, size: CGSize(width: 100, height: 100))
    hosted.window.tap(at: CGPoint(x: 5, y: 5))
    hosted.settle()
    #expect(taps == 0)
    hosted.window.tap(at: CGPoint(x: 50, y: 50))
    hosted.settle()
    #expect(taps == 1)
  }

  // [D] OpenURLAction: links of texts go through the environment
  @Test func activatingATextOpensItsOnlyLink() {
    var opened: [String] = []
    let hosted = HostedView(
      Text("See [here](https://example.com/a)")
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0.absoluteString)
            return .handled
          }))
    #expect(hosted.elements[0].accessibilityActivate())
    #expect(opened == ["https://example.com/a"])
  }

  @Test func aPictureBehindRowsDoesNotTearThemApart() {
    let hosted = HostedView(
      VStack {
        HStack {
          Text("one")
          Text("two")
          Spacer()
          Text("three")
        }
        HStack {
          VStack(alignment: .leading) {
            Text("low A")
            Text("low B")
          }
          Spacer()
          Text("low C")
        }
      }
      .padding(10)
      .background { Color.clear.accessibilityElement().accessibilityLabel("Card") })
    #expect(hosted.labels == ["Card", "one", "two", "three", "low A", "low B", "low C"])
  }

  @Test func aPictureBesideATextKeepsWhatIsOnIt() {
    let hosted = HostedView(
      HStack {
        ZStack {
          Color.clear.frame(width: 100, height: 120).accessibilityElement().accessibilityLabel("Picture")
          VStack(spacing: 60) {
            Text("Above")
            Text("Below")
          }
        }
        Text("Beside")
      })
    #expect(hosted.labels == ["Picture", "Above", "Below", "Beside"])
  }
}
