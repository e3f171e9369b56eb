import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Alerts, dialogs, sheets and popovers.
@MainActor @Suite struct PresentationTests {
  private struct Rename: View {
    @State var isShown = true
    @State var name = ""
    @State var saved = ""

    var body: some View {
      Text("saved \(saved)")
        .alert("Rename", isPresented: $isShown) {
          TextField("Name", text: $name)
          Button("Save") { saved = name }.disabled(name.isEmpty)
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Enter a new name.")
        }
    }
  }

  private func alert<V: View>(_ screen: HostedScreen<V>) -> UIAlertController? {
    screen.controller.presentedViewController as? UIAlertController
  }

  @Test func anAlertHasItsTextFields() {
    let screen = HostedScreen(Rename())
    #expect(alert(screen)?.textFields?.map(\.placeholder) == ["Name"])
    #expect(alert(screen)?.message == "Enter a new name.")
  }

  @Test func whatIsTypedInAnAlertIsWrittenAndEnablesItsButton() {
    let screen = HostedScreen(Rename())
    let shown = alert(screen)
    let save = shown?.actions.first { $0.title == "Save" }
    #expect(save?.isEnabled == false)
    shown?.textFields?.first?.becomeFirstResponder()
    shown?.textFields?.first?.insertText("Ada")
    screen.settle()
    #expect(save?.isEnabled == true)
    screen.activate("Save")
    #expect(alert(screen) == nil)
    #expect(screen.labels == ["saved Ada"])
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
    var recoverySuggestion: String? { "Try again" }
  }

  private struct Failing: View {
    @State var isShown = true
    var body: some View {
      Text("x").alert(isPresented: $isShown, error: Failure()) { _ in
        Button("OK") {}
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
    }
  }

  @Test func anErrorIsTheTitleOfItsAlert() {
    let screen = HostedScreen(Failing())
    #expect(alert(screen)?.title == "It failed")
    #expect(alert(screen)?.message == "Try again")
  }

  /// Apps keep alerts of the older form in static properties, which no actor owns.
  private struct AlertItem: Identifiable {
    let id = 1
    var alert: Alert
    nonisolated static func full() -> AlertItem {
      AlertItem(
        alert: Alert(
          title: Text("Server Error"), message: Text("Try later."), dismissButton: .default(Text("OK"))))
    }
  }

  private struct OlderAlert: View {
    @State var item: AlertItem? = .full()
    var body: some View { Text(item == nil ? "done" : "asking").alert(item: $item) { $0.alert } }
  }

  @Test func anAlertOfTheOlderFormIsMadeOutsideTheMainActor() {
    let screen = HostedScreen(OlderAlert())
    #expect(alert(screen)?.title == "Server Error")
    screen.activate("OK")
    #expect(screen.labels == ["done"])
  }

  private struct Sheets: View {
    @State var isShown = true
    var body: some View {
      Text(isShown ? "asking" : "done").actionSheet(isPresented: $isShown) {
        ActionSheet(title: Text("Choose"), buttons: [.default(Text("One")), .cancel()])
      }
    }
  }

  @Test func aDialogOfTheOlderFormOffersItsChoices() {
    let screen = HostedScreen(Sheets())
    #expect(alert(screen)?.actions.compactMap(\.title) == ["One", "Cancel"])
    screen.activate("One")
    #expect(screen.labels == ["done"])
  }

  private struct Detents: View {
    @State var isShown = true
    @State var detent = PresentationDetent.medium
    var body: some View {
      Text(detent == .medium ? "half" : "full").sheet(isPresented: $isShown) {
        Button("Grow") { detent = .large }
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationBackgroundInteraction(.enabled)
          .presentationCornerRadius(30)
      }
    }
  }

  @Test func aSheetFollowsItsDetentAndTellsOfIt() {
    let screen = HostedScreen(Detents())
    let sheet = screen.controller.presentedViewController?.sheetPresentationController
    #expect(sheet?.selectedDetentIdentifier == .medium)
    #expect(sheet?.preferredCornerRadius == 30)
    #expect(sheet?.largestUndimmedDetentIdentifier == .large)
    screen.activate("Grow")
    #expect(sheet?.selectedDetentIdentifier == .large)
    sheet?.selectedDetentIdentifier = .medium
    if let sheet {
      (sheet.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
    screen.settle()
    #expect(screen.labels.contains("half"))
  }

  private struct Popover: View {
    @State var isShown = true
    var body: some View {
      Text("anchor").popover(isPresented: $isShown, arrowEdge: .top) {
        Text("inside").presentationCompactAdaptation(.popover)
      }
    }
  }

  @Test func aPopoverStaysOneOnAPhoneThatIsToldSo() {
    let screen = HostedScreen(Popover())
    #expect(screen.labels.contains("inside"))
    let presentation = screen.controller.presentedViewController?.presentationController
    #expect(presentation is UIPopoverPresentationController)
  }

  private struct InspectorScreen: View {
    @State var isShown = true
    var body: some View { Text("main").inspector(isPresented: $isShown) { Text("details") } }
  }

  @Test func anInspectorIsASheetOnAPhone() {
    let screen = HostedScreen(InspectorScreen())
    #expect(screen.labels.contains("details"))
    #expect(screen.controller.presentedViewController != nil)
  }

  private final class Place: ObservableObject {
    @Published var isOpen = false
  }

  private struct Covered: View {
    @StateObject private var place = Place()
    @State private var item: Entry?

    struct Entry: Identifiable { let id: Int }

    var body: some View {
      VStack {
        Button("Open") { place.isOpen = true }
        Button("Show") { item = Entry(id: 1) }
      }
      .fullScreenCover(isPresented: $place.isOpen) { Button("Close") { place.isOpen = false } }
      .background {
        Color.clear.fullScreenCover(item: $item) { entry in
          VStack {
            Button("Next \(entry.id)") { item = Entry(id: entry.id + 1) }
            Button("Hide") { item = nil }
          }
        }
      }
    }
  }

  /// The views below a cover are off the screen while it is shown.
  @Test func aCoverGoesWhenTheStateBelowItSaysSo() {
    let screen = HostedScreen(Covered())
    screen.activate("Open")
    screen.settle()
    #expect(screen.labels == ["Close"])
    screen.activate("Close")
    screen.settle()
    #expect(screen.labels == ["Open", "Show"])
    screen.activate("Show")
    screen.settle()
    screen.activate("Next 1")
    screen.settle()
    #expect(screen.labels == ["Next 2", "Hide"])
    screen.activate("Hide")
    screen.settle()
    #expect(screen.labels == ["Open", "Show"])
  }
}
