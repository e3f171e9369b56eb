import CurbcutFoundation

extension CNContact {
  /// Makes the properties known to key-value coding, so that predicates of apps can be about them.
  static let registersKeys: Void = {
    ObjCRuntime.register(CNContact.self) { contact in
      contact.property("identifier") { $0.identifier }
      contact.property("namePrefix") { $0.namePrefix }
      contact.property("givenName") { $0.givenName }
      contact.property("middleName") { $0.middleName }
      contact.property("familyName") { $0.familyName }
      contact.property("previousFamilyName") { $0.previousFamilyName }
      contact.property("nameSuffix") { $0.nameSuffix }
      contact.property("nickname") { $0.nickname }
      contact.property("organizationName") { $0.organizationName }
      contact.property("departmentName") { $0.departmentName }
      contact.property("jobTitle") { $0.jobTitle }
      contact.property("phoneticGivenName") { $0.phoneticGivenName }
      contact.property("phoneticMiddleName") { $0.phoneticMiddleName }
      contact.property("phoneticFamilyName") { $0.phoneticFamilyName }
      contact.property("note") { $0.note }
      contact.property("imageData") { $0.imageData }
      contact.property("imageDataAvailable") { $0.imageDataAvailable }
      contact.property("birthday") { $0.birthday }
      contact.property("phoneNumbers") { $0.phoneNumbers }
      contact.property("emailAddresses") { $0.emailAddresses }
      contact.property("postalAddresses") { $0.postalAddresses }
      contact.property("urlAddresses") { $0.urlAddresses }
      contact.property("contactRelations") { $0.contactRelations }
      contact.property("socialProfiles") { $0.socialProfiles }
      contact.property("instantMessageAddresses") { $0.instantMessageAddresses }
      contact.property("dates") { $0.dates }
    }
    ObjCRuntime.register(CNPhoneNumber.self) { $0.property("stringValue") { $0.stringValue } }
  }()
}
