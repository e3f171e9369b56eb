import CurbcutFoundation

/// Contacts as vCards, and back.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontactvcardserialization>.
open class CNContactVCardSerialization: NSObject {
  /// What must be fetched of a contact to write it: all that a vCard can hold.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { KeyGroup(ContactRecord.allKeys) }

  /// The contacts as vCards of version 3.0.
  open class func data(with contacts: [CNContact]) throws -> Data {
    for contact in contacts where !contact.areKeysAvailable([descriptorForRequiredKeys()]) {
      NSException(
        name: NSExceptionName(CNContactPropertyNotFetchedExceptionName),
        reason: "A property was not requested when contact was fetched."
      ).raise()
    }
    return VCardWriter.data(contacts.map(\.record), identifies: false)
  }

  /// The contacts of vCards.
  ///
  /// - Throws: `CNError.vCardMalformed`.
  open class func contacts(with data: Data) throws -> [CNContact] {
    try VCardReader.read(data).contacts.map { CNContact($0) }
  }
}
