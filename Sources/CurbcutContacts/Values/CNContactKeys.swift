// Which properties are fetched: <https://developer.apple.com/documentation/contacts/contact-keys>.

/// The identifier.
public let CNContactIdentifierKey = "identifier"
/// What stands before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The given name.
public let CNContactGivenNameKey = "givenName"
/// The middle name.
public let CNContactMiddleNameKey = "middleName"
/// The family name.
public let CNContactFamilyNameKey = "familyName"
/// The former family name.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// What stands after the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The nickname.
public let CNContactNicknameKey = "nickname"
/// The name of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The department.
public let CNContactDepartmentNameKey = "departmentName"
/// What the person does there.
public let CNContactJobTitleKey = "jobTitle"
/// How the given name is said.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// How the middle name is said.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// How the family name is said.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// How the organization’s name is said.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The birthday.
public let CNContactBirthdayKey = "birthday"
/// The birthday in another calendar.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The note.
public let CNContactNoteKey = "note"
/// The picture.
public let CNContactImageDataKey = "imageData"
/// The small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// Whether it is a person.
public let CNContactTypeKey = "contactType"
/// The phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The email addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The dates.
public let CNContactDatesKey = "dates"
/// The addresses of pages.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The people who belong to the contact.
public let CNContactRelationsKey = "contactRelations"
/// The social profiles.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The addresses for messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"

/// What an app raises that reads a property which it has not fetched.
public let CNContactPropertyNotFetchedExceptionName = "CNContactPropertyNotFetchedException"
/// The attribute of an attributed name: which property a part of it is.
public let CNContactPropertyAttribute = "CNContactPropertyAttribute"
