import CurbcutFoundation
import DeviceSettings

/// What is known of a contact.
struct ContactRecord: @unchecked Sendable {
  var identifier: String
  var namePrefix: String = ""
  var givenName: String = ""
  var middleName: String = ""
  var familyName: String = ""
  var previousFamilyName: String = ""
  var nameSuffix: String = ""
  var nickname: String = ""
  var organizationName: String = ""
  var departmentName: String = ""
  var jobTitle: String = ""
  var phoneticGivenName: String = ""
  var phoneticMiddleName: String = ""
  var phoneticFamilyName: String = ""
  var phoneticOrganizationName: String = ""
  var note: String = ""
  var contactType: CNContactType = CNContactType.person
  var imageData: Data?
  var birthday: DateComponents?
  var nonGregorianBirthday: DateComponents?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  var dates: [CNLabeledValue<NSDateComponents>] = []

  /// The values, in one order, to compare two records.
  private var values: [NSObject?] {
    let texts = [
      namePrefix,
      givenName,
      middleName,
      familyName,
      previousFamilyName,
      nameSuffix,
      nickname,
      organizationName,
      departmentName,
      jobTitle,
      phoneticGivenName,
      phoneticMiddleName,
      phoneticFamilyName,
      phoneticOrganizationName,
      note,
    ]
    let lists: [[NSObject]] = [
      phoneNumbers, emailAddresses, postalAddresses, urlAddresses, contactRelations, socialProfiles,
      instantMessageAddresses, dates,
    ]
    var all: [NSObject?] = texts.map { $0 as NSString }
    for list in lists { all.append(list as NSArray) }
    all.append(imageData.map { $0 as NSData })
    all.append(birthday.map { $0 as NSDateComponents })
    all.append(nonGregorianBirthday.map { $0 as NSDateComponents })
    all.append(NSNumber(value: contactType.rawValue))
    return all
  }

  /// Whether two records say the same of the same contact.
  func isEqual(to other: ContactRecord) -> Bool {
    identifier == other.identifier && values == other.values
  }
}

extension ContactRecord {
  /// All that can be fetched but the note, which needs a right of its own, and what is made of other properties.
  static let allKeys: Set<String> = [
    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey,
    CNContactOrganizationNameKey,
    CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneticGivenNameKey,
    CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey,
    CNContactBirthdayKey, CNContactNonGregorianBirthdayKey, CNContactImageDataKey, CNContactTypeKey,
    CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactPostalAddressesKey, CNContactDatesKey,
    CNContactUrlAddressesKey, CNContactRelationsKey, CNContactSocialProfilesKey,
    CNContactInstantMessageAddressesKey,
  ]

  /// The values with which contacts are compared.
  func sortName(by order: CNContactSortOrder) -> [String] {
    let organization = organizationName
    let names = order == .givenName ? [givenName, familyName] : [familyName, givenName]
    let written = names.filter { !$0.isEmpty }
    return written.isEmpty ? [organization] : written
  }
}

extension ContactRecord {
  /// The record with the properties of another, as far as they are among the keys.
  func taking(_ keys: Set<String>, from other: ContactRecord) -> ContactRecord {
    var result = self
    func take<Value>(_ key: String, _ property: WritableKeyPath<ContactRecord, Value>) {
      if keys.contains(key) { result[keyPath: property] = other[keyPath: property] }
    }
    take(CNContactNamePrefixKey, \.namePrefix)
    take(CNContactGivenNameKey, \.givenName)
    take(CNContactMiddleNameKey, \.middleName)
    take(CNContactFamilyNameKey, \.familyName)
    take(CNContactPreviousFamilyNameKey, \.previousFamilyName)
    take(CNContactNameSuffixKey, \.nameSuffix)
    take(CNContactNicknameKey, \.nickname)
    take(CNContactOrganizationNameKey, \.organizationName)
    take(CNContactDepartmentNameKey, \.departmentName)
    take(CNContactJobTitleKey, \.jobTitle)
    take(CNContactPhoneticGivenNameKey, \.phoneticGivenName)
    take(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName)
    take(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName)
    take(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName)
    take(CNContactNoteKey, \.note)
    take(CNContactTypeKey, \.contactType)
    take(CNContactImageDataKey, \.imageData)
    take(CNContactBirthdayKey, \.birthday)
    take(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday)
    take(CNContactPhoneNumbersKey, \.phoneNumbers)
    take(CNContactEmailAddressesKey, \.emailAddresses)
    take(CNContactPostalAddressesKey, \.postalAddresses)
    take(CNContactUrlAddressesKey, \.urlAddresses)
    take(CNContactRelationsKey, \.contactRelations)
    take(CNContactSocialProfilesKey, \.socialProfiles)
    take(CNContactInstantMessageAddressesKey, \.instantMessageAddresses)
    take(CNContactDatesKey, \.dates)
    return result
  }
}

extension ContactRecord {
  /// A contact of the device's settings.
  init(_ person: ServicePerson, identifier: String) {
    self.init(identifier: identifier)
    (givenName, familyName) = (person.givenName, person.familyName)
    organizationName = person.organization
    if givenName.isEmpty, familyName.isEmpty, !organizationName.isEmpty { contactType = .organization }
    phoneNumbers = person.phones.map {
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: $0))
    }
    emailAddresses = person.emails.map { CNLabeledValue(label: CNLabelHome, value: $0 as NSString) }
  }

  /// The name as it is written, or that of the company.
  var fullName: String {
    let name = [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? organizationName : name
  }
}
