import Foundation
import Testing

/// An app with the contacts of the device, written for Xcode, built from its folder.
@Suite("An app with contacts", .serialized)
struct ContactAppTests {
  @Test("Contacts are found in the container, and one is picked")
  func contacts() throws {
    let app = try SmallApp("People")
    try app.write(
      "People.swift",
      """
      import Contacts
      import ContactsUI
      import SwiftUI

      @MainActor
      final class People: ObservableObject {
        @Published var names: [String] = []
        private let store = CNContactStore()

        func load() {
          store.requestAccess(for: .contacts) { [weak self] granted, error in
            guard granted, error == nil else { return }
            self?.fetch()
          }
        }

        nonisolated func fetch() {
          let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
          let request = CNContactFetchRequest(
            keysToFetch: keys + [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)])
          request.sortOrder = .givenName
          var names: [String] = []
          do {
            try CNContactStore().enumerateContacts(with: request) { contact, stop in
              let number = contact.phoneNumbers.first?.value.stringValue ?? ""
              let label = contact.phoneNumbers.first?.label ?? ""
              let word = CNLabeledValue<NSString>.localizedString(forLabel: label)
              names.append("\\(CNContactFormatter.string(from: contact, style: .fullName) ?? "?") \\(word) \\(number)")
            }
          } catch let error as CNError where error.code == .authorizationDenied {
            names = []
          } catch {
            print(error.localizedDescription)
          }
          DispatchQueue.main.async { [names] in self.names = names }
        }
      }

      struct ContactPicker: UIViewControllerRepresentable {
        @Binding var picked: String
        @Environment(\\.dismiss) private var dismiss

        func makeUIViewController(context: Context) -> CNContactPickerViewController {
          let picker = CNContactPickerViewController()
          picker.delegate = context.coordinator
          picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
          return picker
        }
        func updateUIViewController(_ uiViewController: CNContactPickerViewController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }

        final class Coordinator: NSObject, CNContactPickerDelegate {
          let parent: ContactPicker
          init(_ parent: ContactPicker) { self.parent = parent }
          func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
            parent.picked = contact.givenName
            parent.dismiss()
          }
          func contactPickerDidCancel(_ picker: CNContactPickerViewController) { parent.dismiss() }
        }
      }

      struct ContentView: View {
        @StateObject private var people = People()
        @State private var picked = "nobody"
        @State private var picks = false
        var body: some View {
          VStack {
            ForEach(people.names, id: \\.self) { Text($0) }
            Text("Picked: \\(picked)")
            Button("Pick") { picks = true }
          }
          .onAppear { people.load() }
          .sheet(isPresented: $picks) { ContactPicker(picked: $picked) }
        }
      }

      @main struct PeopleApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      """)
    let container = app.folder.url("container")
    let book = container.appendingPathComponent("Library/AddressBook")
    try FileManager.default.createDirectory(at: book, withIntermediateDirectories: true)
    let card = "BEGIN:VCARD\nVERSION:3.0\nN:Bell;Kate;;;\nTEL;type=CELL:(555) 564-8583\nEND:VCARD\n"
    try Data(card.utf8).write(to: book.appendingPathComponent("Contacts.vcf"))
    let allowed = ["--set", "services.contacts.permission=granted"]
    let read = try app.run(["read", "--strict", "--container", container.path] + allowed)
    #expect(read.errors == "")
    #expect(read.output.contains("Kate Bell mobile (555) 564-8583"), "\(read.output)")

    let script = app.folder.url("pick.gestures")
    try Data(
      """
      flick to "Pick"
      double tap
      flick to "Kate Bell"
      double tap
      flick to "Picked: Kate"

      """.utf8
    ).write(to: script)
    let played = try app.run(["voiceover", "--container", container.path, "--script", script.path] + allowed)
    #expect(
      played.status == 0 && played.output.contains("Picked: Kate"), "\(played.output)\(played.errors)")
  }
}
