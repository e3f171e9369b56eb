import CurbcutUIKit
import Testing

@testable import CurbcutSwiftUI

/// What the reference pictures in cvs-health/ios-swiftui-accessibility-techniques (AccessibilitySnapshotTests, made by
/// AccessibilitySnapshot at 390x844 points @3x of InformativeView, ButtonsView and ErrorValidationView) show of iOS.
@MainActor
@Suite(.serialized)
struct RecordedElementTests {
  private static let size = CGSize(width: 390, height: 844)

  /// InformativeView: "Error:, We're sorry. …" for a symbol with a label and a text; an `iconOnly` label beside texts is
  /// heard once it is no image any more.
  @Test func aPictureWithALabelOfItsOwnJoins() {
    #expect(
      HostedView(
        HStack {
          Image(systemName: "exclamationmark.circle").accessibilityLabel("Error:")
          Text("Sorry")
        }.accessibilityElement(children: .combine)
      ).labels == ["Error:, Sorry"])
    #expect(
      HostedView(
        HStack {
          Text("Hello,")
          Label("World", systemImage: "globe").labelStyle(.iconOnly).accessibilityRemoveTraits(.isImage)
          Text("!")
        }.accessibilityElement(children: .combine)
      ).labels == ["Hello,, World, !"])
  }

  @Test func aSymbolThatNobodyHasNamedDoesNotJoin() {
    #expect(
      HostedView(
        HStack {
          Image(systemName: "exclamationmark.circle")
          Text("Sorry")
          Label("World", systemImage: "globe").labelStyle(.iconOnly)
        }.accessibilityElement(children: .combine)
      ).labels == ["Sorry"])
  }

  /// InformativeView: "Globe. Image." between two texts for `Label("", systemImage: "globe")`.
  @Test func theSymbolOfALabelWithoutWordsSpeaksForItself() {
    let hosted = HostedView(
      HStack {
        Text("Hello,")
        Label("", systemImage: "star").labelStyle(.iconOnly)
        Text("!")
      })
    #expect(hosted.labels == ["Hello,", "favorite", "!"])
    #expect(hosted.elements[1].accessibilityTraits.contains(.image))
  }

  /// ButtonsView: "Log In. Dimmed. Button." where the text in the button is disabled, not the button.
  @Test func aButtonWhoseLabelIsDisabledIsDimmed() {
    let hosted = HostedView(
      Button {
      } label: {
        Text("Log In").padding().disabled(true)
      })
    #expect(hosted.elements.first?.accessibilityTraits.contains([.button, .notEnabled]) == true)
  }

  /// InformativeView: frames of "Sign up for our newsletter.", "Details" and the text below, 20.33, 28.33 and 18 high;
  /// the gaps are 10.67 and, behind 16 points of padding that are no part of the element, 5.33.
  @Test func aDisclosureGroupHasItsRecordedFrame() throws {
    let hosted = HostedView(
      VStack {
        Text("Sign up")
        DisclosureGroup("Details") { Text("Inside") }.padding(.bottom).accessibilityHint("Good Example")
        Text("Next").font(.subheadline).fontWeight(.bold)
      }, size: Self.size)
    let (above, group, below) = (
      try #require(hosted.frames["Sign up"]), try #require(hosted.frames["Details"]),
      try #require(hosted.frames["Next"])
    )
    #expect(abs(group.height - 28.33) < 0.34)
    #expect(abs(group.minY - above.maxY - 10.67) < 0.34)
    #expect(abs(below.minY - group.maxY - 16 - 5.33) < 0.34)
    #expect(hosted.node("Details")?.accessibilityHint == "Good Example")
  }

  /// InformativeView: the picture that fits into a frame of 100x100 is an element of 100x88.33, its label set outside.
  @Test func aPictureInAFrameKeepsItsOwn() throws {
    let hosted = HostedView(
      Image(systemName: "star").resizable().aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
        .accessibilityLabel("Get 10% off"), size: Self.size)
    #expect(hosted.frames["Get 10% off"]?.size == CGSize(width: 100, height: 50))
  }

  /// ButtonsView: "Username: jdoe24. Text Field." and, while empty, "Username. Text Field.".
  @Test(arguments: ["jdoe24", ""])
  func aTextFieldWithALabelHasLabelAndValue(text: String) {
    let hosted = HostedView(
      TextField("", text: .constant(text)).textFieldStyle(.roundedBorder).accessibilityLabel("Username"))
    let field = hosted.tree.elements.first
    #expect(field?.label?.string == "Username")
    #expect((field?.value?.string ?? "") == text)
  }

  /// ErrorValidationView: "Option 1. Switch Button. invalid entry, unchecked".
  @Test func aButtonWithTheToggleTraitIsASwitchWithItsOwnValue() {
    let hosted = HostedView(
      Button("Option 1") {}.accessibilityAddTraits(.isToggle).accessibilityValue("invalid entry, unchecked"))
    #expect(hosted.elements.first?.accessibilityTraits.contains(.toggleButton) == true)
    #expect(hosted.elements.first?.accessibilityValue == "invalid entry, unchecked")
  }
}
