import CurbcutContacts
import CurbcutSwiftUI
import CurbcutUIKit

/// A button that gives the app a contact which the person is searching for.
///
/// It shows a contact that matches the search as long as the person has not been asked for all contacts. Who is asked
/// here agrees, and to an app that may read all contacts, no button is shown, as on iOS.
/// Follows <https://developer.apple.com/documentation/contactsui/contactaccessbutton>.
@preconcurrency @MainActor
public struct ContactAccessButton: View {
  private let query: String
  private let ignoredEmails: Set<String>
  private let ignoredPhoneNumbers: Set<String>
  private let approvalCallback: (([String]) -> Void)?
  @State private var isApproved = false

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - query: what the person is searching for.
  ///   - ignoredEmails: the addresses of contacts that the app shows already.
  ///   - ignoredPhoneNumbers: the numbers of contacts that the app shows already.
  ///   - approvalCallback: is called with the identifiers of what the app may read now.
  public init(
    queryString query: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil,
    approvalCallback: (([String]) -> Void)? = nil
  ) {
    self.query = query
    self.ignoredEmails = ignoredEmails ?? []
    self.ignoredPhoneNumbers = ignoredPhoneNumbers ?? []
    self.approvalCallback = approvalCallback
  }

  /// The button, or nothing.
  public var body: some View {
    if !isApproved, CNContactStore.authorizationStatus(for: .contacts) == .notDetermined,
      let contact = CNContact.unasked(matching: query).first(where: isNew)
    {
      Button(contact.displayName) {
        isApproved = true
        CNContactStore().requestAccess(for: .contacts) { _, _ in }
        approvalCallback?([contact.identifier])
      }
    }
  }

  private func isNew(_ contact: CNContact) -> Bool {
    ignoredEmails.isDisjoint(with: contact.emailAddresses.map { $0.value as String })
      && ignoredPhoneNumbers.isDisjoint(with: contact.phoneNumbers.map(\.value.stringValue))
  }
}
