extension ServicePlace: SettingObject {
  init(_ value: SettingValue, at path: String) throws(SettingFault) {
    let keys = ["latitude", "longitude", "altitude", "accuracy", "time"]
    let reader = try SettingReader(value, at: path, keys: keys)
    self.init(
      latitude: try reader.number("latitude", -90...90), longitude: try reader.number("longitude", -180...180)
    )
    altitude = try reader.optionalNumber("altitude", -1000...1_000_000)
    accuracy = try reader.optionalNumber("accuracy", 0...1_000_000) ?? accuracy
    time = try reader.optionalNumber("time", 0...1_000_000) ?? time
  }

  var value: SettingValue {
    var map: [String: SettingValue] = ["latitude": .number(latitude), "longitude": .number(longitude)]
    map.put("altitude", altitude)
    map.put("accuracy", accuracy == 5 ? nil : accuracy)
    map.put("time", time == 0 ? nil : time)
    return .map(map)
  }
}

extension ServicePerson: SettingObject {
  init(_ value: SettingValue, at path: String) throws(SettingFault) {
    let reader = try SettingReader(
      value, at: path, keys: ["givenName", "familyName", "organization", "phones", "emails"])
    givenName = try reader.optionalText("givenName") ?? ""
    familyName = try reader.optionalText("familyName") ?? ""
    organization = try reader.optionalText("organization") ?? ""
    phones = try reader.texts("phones")
    emails = try reader.texts("emails")
  }

  var value: SettingValue {
    var map: [String: SettingValue] = [:]
    map.put("givenName", givenName)
    map.put("familyName", familyName)
    map.put("organization", organization)
    map.put("phones", phones)
    map.put("emails", emails)
    return .map(map)
  }
}

extension ServiceEvent: SettingObject {
  init(_ value: SettingValue, at path: String) throws(SettingFault) {
    let reader = try SettingReader(
      value, at: path, keys: ["title", "start", "end", "location", "notes", "isAllDay"])
    title = try reader.text("title")
    start = try reader.time("start")
    end = try reader.optionalTime("end")
    location = try reader.optionalText("location")
    notes = try reader.optionalText("notes")
    isAllDay = try reader.flag("isAllDay")
  }

  var value: SettingValue {
    var map: [String: SettingValue] = ["title": .text(title), "start": .text(start.text)]
    map.put("end", end?.text)
    map.put("location", location)
    map.put("notes", notes)
    map.put("isAllDay", isAllDay)
    return .map(map)
  }
}

extension ServiceReminder: SettingObject {
  init(_ value: SettingValue, at path: String) throws(SettingFault) {
    let reader = try SettingReader(
      value, at: path, keys: ["title", "due", "notes", "priority", "isCompleted"])
    title = try reader.text("title")
    due = try reader.optionalTime("due")
    notes = try reader.optionalText("notes")
    priority = try reader.optionalCount("priority", upTo: 9) ?? 0
    isCompleted = try reader.flag("isCompleted")
  }

  var value: SettingValue {
    var map: [String: SettingValue] = ["title": .text(title)]
    map.put("due", due?.text)
    map.put("notes", notes)
    map.put("priority", priority == 0 ? nil : priority)
    map.put("isCompleted", isCompleted)
    return .map(map)
  }
}

extension ServiceNotification: SettingObject {
  init(_ value: SettingValue, at path: String) throws(SettingFault) {
    let reader = try SettingReader(
      value, at: path, keys: ["title", "subtitle", "body", "category", "after"])
    title = try reader.text("title")
    subtitle = try reader.optionalText("subtitle") ?? ""
    body = try reader.optionalText("body") ?? ""
    category = try reader.optionalText("category") ?? ""
    after = try reader.optionalNumber("after", 0...1_000_000) ?? 0
  }

  var value: SettingValue {
    var map: [String: SettingValue] = ["title": .text(title)]
    map.put("subtitle", subtitle)
    map.put("body", body)
    map.put("category", category)
    map.put("after", after == 0 ? nil : after)
    return .map(map)
  }
}

extension ServiceSteps: SettingObject {
  private static let limit = 1_000_000

  init(_ value: SettingValue, at path: String) throws(SettingFault) {
    let reader = try SettingReader(
      value, at: path, keys: ["count", "distance", "floorsAscended", "floorsDescended"])
    count = try reader.optionalCount("count", upTo: Self.limit) ?? 0
    distance = try reader.optionalNumber("distance", 0...Double(Self.limit))
    floorsAscended = try reader.optionalCount("floorsAscended", upTo: Self.limit)
    floorsDescended = try reader.optionalCount("floorsDescended", upTo: Self.limit)
  }

  var value: SettingValue {
    var map: [String: SettingValue] = ["count": .number(Double(count))]
    map.put("distance", distance)
    map.put("floorsAscended", floorsAscended)
    map.put("floorsDescended", floorsDescended)
    return .map(map)
  }
}

extension ServiceVector: SettingObject {
  init(_ value: SettingValue, at path: String) throws(SettingFault) {
    let reader = try SettingReader(value, at: path, keys: ["x", "y", "z"])
    x = try reader.number("x", -100...100)
    y = try reader.number("y", -100...100)
    z = try reader.number("z", -100...100)
  }

  var value: SettingValue { .map(["x": .number(x), "y": .number(y), "z": .number(z)]) }
}

extension ServiceSample: SettingObject {
  init(_ value: SettingValue, at path: String) throws(SettingFault) {
    let reader = try SettingReader(value, at: path, keys: ["type", "value", "unit", "start", "end"])
    type = try reader.text("type")
    amount = try reader.number("value", -1e12...1e12)
    unit = try reader.text("unit")
    start = try reader.time("start")
    end = try reader.optionalTime("end")
  }

  var value: SettingValue {
    var map: [String: SettingValue] = [
      "type": .text(type), "value": .number(amount), "unit": .text(unit), "start": .text(start.text),
    ]
    map.put("end", end?.text)
    return .map(map)
  }
}
