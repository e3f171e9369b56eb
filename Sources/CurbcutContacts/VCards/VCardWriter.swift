import CurbcutFoundation

/// Writes contacts as vCards of version 3.0 (RFC 2426), with Apple's additions.
struct VCardWriter {
  private var lines: [String] = []
  private var items = 0

  /// The contacts as vCards.
  ///
  /// - Parameter identifies: whether their identifiers and notes are written, which other devices do not need to know.
  static func data(_ records: [ContactRecord], groups: [GroupRecord] = [], identifies: Bool) -> Data {
    var writer = VCardWriter()
    for record in records { writer.write(record, identifies: identifies) }
    for group in groups { writer.write(group) }
    return Data(
      (writer.lines.map(folded).joined(separator: "\r\n") + (writer.lines.isEmpty ? "" : "\r\n")).utf8)
  }

  private mutating func write(_ record: ContactRecord, identifies: Bool) {
    items = 0
    begin()
    let name = [record.familyName, record.givenName, record.middleName, record.namePrefix, record.nameSuffix]
    lines.append("N:" + name.map(Self.escaped).joined(separator: ";"))
    let full = [record.namePrefix, record.givenName, record.middleName, record.familyName, record.nameSuffix]
      .filter { !$0.isEmpty }.joined(separator: " ")
    add("FN", full.isEmpty ? record.organizationName : full, always: true)
    add("NICKNAME", record.nickname)
    add("X-MAIDENNAME", record.previousFamilyName)
    add("X-PHONETIC-FIRST-NAME", record.phoneticGivenName)
    add("X-PHONETIC-MIDDLE-NAME", record.phoneticMiddleName)
    add("X-PHONETIC-LAST-NAME", record.phoneticFamilyName)
    add("X-PHONETIC-ORG", record.phoneticOrganizationName)
    if !record.organizationName.isEmpty || !record.departmentName.isEmpty {
      lines.append(
        "ORG:" + Self.escaped(record.organizationName) + ";" + Self.escaped(record.departmentName))
    }
    add("TITLE", record.jobTitle)
    for address in record.emailAddresses {
      add("EMAIL", types: ["INTERNET"], label: address.label, Self.escaped(address.value as String))
    }
    for number in record.phoneNumbers {
      let types = Self.phoneTypes[number.label ?? ""] ?? ["VOICE"]
      add("TEL", types: types, label: number.label, Self.escaped(number.value.stringValue))
    }
    for address in record.postalAddresses {
      let parts = address.value.parts
      let fields = [
        "", parts.subLocality, parts.street, parts.city, parts.state, parts.postalCode, parts.country,
      ]
      let text = fields.map(Self.escaped).joined(separator: ";")
      if parts.isoCountryCode.isEmpty {
        add("ADR", types: [], label: address.label, text)
      } else {
        let known = Self.typeNames[address.label ?? ""]
        items += 1
        lines.append("item\(items).ADR" + (known.map { ";type=\($0)" } ?? "") + ":" + text)
        if known == nil, let label = address.label { addLabel(label) }
        lines.append("item\(items).X-ABADR:" + Self.escaped(parts.isoCountryCode))
      }
    }
    for address in record.urlAddresses {
      add("URL", types: [], label: address.label, Self.escaped(address.value as String))
    }
    if let birthday = record.birthday { lines.append("BDAY:" + Self.date(birthday)) }
    for date in record.dates {
      items += 1
      lines.append("item\(items).X-ABDATE:" + Self.date(date.value as DateComponents))
      addLabel(date.label ?? CNLabelOther)
    }
    for relation in record.contactRelations {
      items += 1
      lines.append("item\(items).X-ABRELATEDNAMES:" + Self.escaped(relation.value.name))
      addLabel(relation.label ?? CNLabelOther)
    }
    for profile in record.socialProfiles {
      let (user, service) = (profile.value.username, profile.value.service)
      lines.append(
        "X-SOCIALPROFILE;type=\(service.lowercased());x-user=\(user):" + Self.escaped(profile.value.urlString)
      )
    }
    for address in record.instantMessageAddresses {
      lines.append(
        "IMPP;X-SERVICE-TYPE=\(address.value.service):x-apple:" + Self.escaped(address.value.username))
    }
    if record.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
    if let image = record.imageData {
      let type = image.starts(with: [0x89, 0x50]) ? "PNG" : "JPEG"
      lines.append("PHOTO;ENCODING=b;TYPE=\(type):" + image.base64EncodedString())
    }
    if identifies {
      add("NOTE", record.note)
      lines.append("UID:" + Self.escaped(record.identifier))
    }
    lines.append("END:VCARD")
  }

  private mutating func write(_ group: GroupRecord) {
    begin()
    lines.append("N:" + Self.escaped(group.name))
    add("FN", group.name, always: true)
    lines.append("X-ADDRESSBOOKSERVER-KIND:group")
    for member in group.members {
      lines.append("X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:" + Self.escaped(member))
    }
    lines.append("UID:" + Self.escaped(group.identifier))
    lines.append("END:VCARD")
  }

  private mutating func begin() {
    lines += ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Apple Inc.//iPhone OS 18.0//EN"]
  }

  private mutating func add(_ property: String, _ text: String, always: Bool = false) {
    if !text.isEmpty || always { lines.append("\(property):" + Self.escaped(text)) }
  }

  private mutating func add(_ property: String, types: [String], label: String?, _ text: String) {
    var types = types
    if let known = Self.typeNames[label ?? ""], property != "TEL" || Self.phoneTypes[label ?? ""] == nil {
      types.append(known)
    }
    let isNamed =
      label == nil || Self.typeNames[label ?? ""] != nil
      || (property == "TEL" && Self.phoneTypes[label ?? ""] != nil)
    let parameters = types.map { ";type=\($0)" }.joined()
    if isNamed {
      lines.append("\(property)\(parameters):\(text)")
    } else if let label {
      items += 1
      lines.append("item\(items).\(property)\(parameters):\(text)")
      addLabel(label)
    }
  }

  private mutating func addLabel(_ label: String) {
    lines.append("item\(items).X-ABLabel:" + Self.escaped(label))
  }

  static let typeNames = [CNLabelHome: "HOME", CNLabelWork: "WORK"]
  static let phoneTypes = [
    CNLabelHome: ["HOME", "VOICE"], CNLabelWork: ["WORK", "VOICE"],
    CNLabelPhoneNumberMobile: ["CELL", "VOICE"], CNLabelPhoneNumberiPhone: ["IPHONE", "CELL", "VOICE"],
    CNLabelPhoneNumberMain: ["MAIN"], CNLabelPhoneNumberHomeFax: ["HOME", "FAX"],
    CNLabelPhoneNumberWorkFax: ["WORK", "FAX"], CNLabelPhoneNumberOtherFax: ["OTHER", "FAX"],
    CNLabelPhoneNumberPager: ["PAGER"], CNLabelOther: ["OTHER", "VOICE"],
  ]

  private static func date(_ date: DateComponents) -> String {
    let year = date.year.map { String(format: "%04d", $0) } ?? "1604"
    return year + String(format: "-%02d-%02d", date.month ?? 1, date.day ?? 1)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\r\n", with: "\\n")
      .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: ";", with: "\\;")
      .replacingOccurrences(of: ",", with: "\\,")
  }

  /// A line in pieces of at most 75 bytes, of which all but the first begin with a space.
  private static func folded(_ line: String) -> String {
    var pieces: [String] = []
    var piece = ""
    var count = 0
    for character in line {
      let size = character.utf8.count
      if count + size > 75 {
        pieces.append(piece)
        piece = " "
        count = 1
      }
      piece.append(character)
      count += size
    }
    pieces.append(piece)
    return pieces.joined(separator: "\r\n")
  }
}
