import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// What toggles, sliders and steppers say and do.
@MainActor
@Suite(.serialized)
struct ValueControlTests {
  private struct Box: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          configuration.label
        }
      }
    }
  }

  /// A Toggle is one element of its row in the trees of mobium's page sources (iOS 26).
  @Test func aToggleIsOneElementAsLargeAsItsRow() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
    }
    let hosted = HostedView(Screen())
    #expect(hosted.labels == ["Wi-Fi"])
    let element = try #require(hosted.elements.first)
    #expect(element.accessibilityValue == "0")
    #expect(element.accessibilityTraits.contains([.button, .toggleButton]))
    #expect(element.accessibilityFrame.width == 402)
    hosted.activate("Wi-Fi")
    #expect(hosted.elements.first?.accessibilityValue == "1")
  }

  @Test func aBindingThatRefusesKeepsTheSwitchAsItIs() {
    let hosted = HostedView(Toggle("Fixed", isOn: .constant(true)))
    hosted.activate("Fixed")
    #expect(hosted.elements.first?.accessibilityValue == "1")
  }

  /// Announced as a switch button in any style (MobileA11y, CVS Health).
  @Test func aToggleOfAnOwnStyleIsASwitch() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("News", isOn: $isOn).toggleStyle(Box()) }
    }
    let hosted = HostedView(Screen())
    #expect(hosted.labels == ["News"])
    #expect(hosted.elements.first?.accessibilityTraits.contains(.toggleButton) == true)
    hosted.tap("News")
    #expect(hosted.elements.first?.accessibilityValue == "1")
  }

  @Test func aHiddenLabelIsSpokenAllTheSame() {
    let hosted = HostedView(Toggle("Quiet", isOn: .constant(false)).labelsHidden())
    #expect(hosted.labels == ["Quiet"])
    #expect((hosted.elements.first?.accessibilityFrame.width ?? 402) < 70)
  }

  @Test func aDisabledToggleIsDimmedAndStays() {
    struct Screen: View {
      @State private var isOn = true
      var body: some View { Toggle("Alerts", isOn: $isOn).disabled(true) }
    }
    let hosted = HostedView(Screen())
    hosted.activate("Alerts")
    #expect(hosted.elements.first?.accessibilityValue == "1")
    #expect(hosted.elements.first?.accessibilityTraits.contains(.notEnabled) == true)
  }

  /// Two sliders of iOS 26 (mobium) agree with the rule of a re-implementation.
  @Test(arguments: [
    (1.0, 0.5, 1.5, "100%"), (1.2, 0.4, 10, "1.2"), (4.5, 3, 16, "4.5"), (4.5, 1, 101, "4%"),
    (1.5, 1, 2, "150%"), (0.3, 0, 1, "30%"),
  ])
  func aSliderSpeaksItsValue(_ value: Double, _ low: Double, _ high: Double, _ words: String) {
    let hosted = HostedView(Slider(value: .constant(value), in: low...high))
    #expect(hosted.elements.first?.accessibilityValue == words)
    #expect(hosted.elements.first?.accessibilityLabel == nil)
  }

  @Test func aSliderIsAdjustedBySteps() {
    struct Screen: View {
      @State private var value = 0.5
      @State private var coarse = 20.0
      var body: some View {
        Slider(value: $value) { Text("Volume") }
        Slider(value: $coarse, in: 0...100, step: 20) { Text("Bass") }
      }
    }
    let hosted = HostedView(Screen())
    #expect(hosted.labels == ["Volume", "Bass"])
    hosted.element("Volume")?.accessibilityIncrement()
    hosted.element("Bass")?.accessibilityDecrement()
    hosted.settle()
    #expect(hosted.elements.map(\.accessibilityValue) == ["60%", "0%"])
  }

  /// The last step is left out where it does not fit: 200, 228, 256, 284.
  @Test func stepsThatDoNotFitAreLeftOut() {
    let hosted = HostedView(Slider(value: .constant(300), in: 200...300, step: 28))
    #expect(hosted.elements.first?.accessibilityValue == "284")
  }

  @Test func aStepperIsAdjustableWithinItsBounds() {
    struct Screen: View {
      @State private var count = 3
      var body: some View { Stepper("Quantity", value: $count, in: 0...4) }
    }
    let hosted = HostedView(Screen())
    #expect(hosted.elements.first?.accessibilityTraits == .adjustable)
    for _ in 0..<3 {
      hosted.element("Quantity")?.accessibilityIncrement()
      hosted.settle()
    }
    #expect(hosted.elements.first?.accessibilityValue == "4")
  }

  @Test func aStepperTakesItsArgumentsInTheOrderOfEarlierSystems() {
    struct Screen: View {
      @State private var count = 3
      @State private var log = ""
      var body: some View {
        Stepper(value: $count, step: 2, onEditingChanged: { log += $0 ? "(" : ")" }) { Text("Quantity") }
        Stepper(value: .constant(1), in: 0...4) { Text("Plain") }
        Text(log)
      }
    }
    let hosted = HostedView(Screen())
    hosted.element("Quantity")?.accessibilityIncrement()
    hosted.settle()
    #expect(hosted.elements.first?.accessibilityValue == "5")
    #expect(hosted.labels == ["Quantity", "Plain", "()"])
  }

  @Test func aStepperCallsItsClosures() {
    struct Screen: View {
      @State private var log = ""
      var body: some View {
        Stepper("Steps") {
          log += "+"
        } onDecrement: {
          log += "-"
        } onEditingChanged: {
          log += $0 ? "(" : ")"
        }
        Text(log)
      }
    }
    let hosted = HostedView(Screen())
    hosted.element("Steps")?.accessibilityIncrement()
    hosted.element("Steps")?.accessibilityDecrement()
    hosted.settle()
    #expect(hosted.labels.last == "(+)(-)")
  }

  /// An indeterminate one without text is skipped on iOS 26.5 (ouds-ios, issue 1698).
  @Test func progressIsAShareAndAWheelAloneIsSilent() {
    let hosted = HostedView(
      VStack {
        ProgressView()
        ProgressView("Loading")
        ProgressView("Down", value: 30, total: 40)
        ProgressView(value: 0.5) {
          Text("Half")
        } currentValueLabel: {
          Text("one of two")
        }
      })
    #expect(hosted.labels == ["Loading", "Down", "Half"])
    #expect(hosted.elements.map(\.accessibilityValue) == [nil, "75%", "one of two"])
  }

  @Test func aColorPickerSaysTheNameOfItsColour() throws {
    let hosted = HostedView(ColorPicker("Paint", selection: .constant(.black)))
    let element = try #require(hosted.elements.first)
    #expect(element.accessibilityLabel == "Paint")
    #expect(element.accessibilityValue == "black")
    #expect(element.accessibilityTraits == .button)
    hosted.activate("Paint")
    #expect(hosted.controller.presentedViewController is UIColorPickerViewController)
  }

  @Test func aLinkOpensItsDestination() {
    struct Screen: View {
      @State private var log = "nothing"
      var body: some View {
        if let url = URL(string: "https://example.com") {
          Link("Site", destination: url).environment(
            \.openURL,
            OpenURLAction {
              log = $0.absoluteString
              return .handled
            })
        }
        Text(log)
      }
    }
    let hosted = HostedView(Screen())
    // "Link Trait. Button. Link." (pictures of AccessibilitySnapshot's pull request 307, iOS 18.5 and 26.2).
    #expect(hosted.elements.first?.accessibilityTraits == [.button, .link])
    hosted.activate("Site")
    #expect(hosted.labels == ["Site", "https://example.com"])
  }

  /// A link that is a row of a form was recorded with the one trait (mobium's page sources, iOS 26).
  @Test func aLinkThatIsARowIsNoButton() throws {
    let url = try #require(URL(string: "https://example.com"))
    let screen = HostedScreen(List { Link("Site", destination: url) })
    #expect(screen.elements.map(\.traits) == [.link])
  }
}

/// What several views in a label become.
@MainActor
@Suite(.serialized)
struct ControlLabelTests {
  /// A button puts the views of its label side by side, and their words follow each other.
  @Test func aButtonsLabelIsARow() {
    let hosted = HostedView(
      Button {
      } label: {
        Text("Left")
        Text("Right")
      }.buttonStyle(.bordered))
    #expect(hosted.labels == ["Left, Right"])
    #expect((hosted.elements.first?.accessibilityFrame.height ?? 0).rounded() == 34)
  }

  /// CVS Health, CardsView: of a link around a card, "the child controls' accessibility labels are not included in the
  /// accessibility label of the combined parent element"; nor is it expanded or collapsed as an accordion in it is.
  @Test func whatButtonsInAButtonSayIsNotItsOwn() {
    let hosted = HostedView(
      Button {
      } label: {
        Text("$3.00 off")
        DisclosureGroup("Show details", isExpanded: .constant(false)) { Text("Details") }
        Text("Expires today")
        Button("Add coupon") {}
      })
    #expect(hosted.labels == ["$3.00 off, Expires today"])
    #expect(hosted.elements.first?.accessibilityExpandedStatus == .unsupported)
  }

  /// The documentation of `labelsVisibility(_:)`: the nearest that says something counts.
  @Test func labelsAreShownOrHiddenAsIsSaidNearest() {
    func width(_ visibilities: [Visibility]) -> CGFloat {
      let toggle = Toggle("A long label", isOn: .constant(true)).fixedSize()
      let view = visibilities.reduce(AnyView(toggle)) { AnyView($0.labelsVisibility($1)) }
      let hosted = HostedView(view)
      #expect(hosted.labels == ["A long label"])
      return hosted.elements.first?.accessibilityFrame.width ?? 0
    }
    let (shown, hidden) = (width([]), width([.hidden]))
    #expect(hidden < shown)
    #expect(width([.visible, .hidden]) == shown)
    #expect(width([.automatic, .hidden]) == hidden)
    #expect(width([.hidden, .visible]) == hidden)
  }

  @Test func aTogglesLabelIsAColumn() {
    let hosted = HostedView(
      Toggle(isOn: .constant(true)) {
        Text("Title")
        Text("Subtitle")
      })
    #expect(hosted.labels == ["Title, Subtitle"])
    #expect((hosted.elements.first?.accessibilityFrame.height ?? 0) > 40)
  }
}
