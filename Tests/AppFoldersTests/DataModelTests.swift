import Foundation
import Testing

@testable import AppFolders

/// Models of Core Data in an app's folder.
@Suite struct DataModelTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("data models \(UUID().uuidString)")

  private func write(_ text: String, version: String) throws {
    let model = folder.appendingPathComponent("Lists.xcdatamodeld/\(version).xcdatamodel")
    try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
    try text.write(to: model.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
  }

  private static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" userDefinedModelVersionIdentifier="">
        <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
            <attribute name="title" optional="YES" attributeType="String" minValueString="2"/>
            <attribute name="count" optional="YES" attributeType="Integer 16" defaultValueString="3" \
    usesScalarValueType="YES"/>
            <attribute name="default" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
            <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="ItemList" inverseName="items" inverseEntity="ItemList"/>
        </entity>
        <entity name="ItemList" representedClassName="ItemList" codeGenerationType="category">
            <relationship name="items" toMany="YES" deletionRule="Cascade" ordered="YES" \
    destinationEntity="Item" inverseName="list" inverseEntity="Item"/>
            <uniquenessConstraints>
                <uniquenessConstraint><constraint value="name"/></uniquenessConstraint>
            </uniquenessConstraints>
        </entity>
        <entity name="Special" representedClassName="Special" parentEntity="Item" codeGenerationType="class"/>
        <entity name="Plain" isAbstract="YES"/>
    </model>
    """

  private func contents() throws -> AppContents {
    try "print(1)".write(
      to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    let scratch = folder.appendingPathComponent(".scratch")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    return try LooseContents(folder: folder).contents().addingDataModels(in: scratch)
  }

  @Test func aModelIsCompiledAndItsClassesAreGenerated() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.text, version: "Lists")
    let contents = try contents()
    #expect(
      contents.resources.map(\.path).sorted() == ["Lists.momd/Lists.mom", "Lists.momd/VersionInfo.plist"])
    let source = try #require(
      contents.main?.sources.first { $0.lastPathComponent == "Lists+CoreDataClasses.swift" })
    let text = try String(contentsOf: source, encoding: .utf8)
    for line in [
      "public class Item: NSManagedObject {", "@NSManaged public var title: String?",
      "@NSManaged public var count: Int16", "@NSManaged public var `default`: NSNumber?",
      "@NSManaged public var list: ItemList?", "@NSManaged public var items: NSOrderedSet?",
      "@NSManaged public func addToItems(_ value: Item)", "public class Special: Item {",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(!text.contains("class ItemList:") && !text.contains("Plain"))
    let data = try Data(contentsOf: #require(contents.resources.first { $0.path.hasSuffix(".mom") }).url)
    let list = try #require(
      PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    let entities = try #require(list["entities"] as? [[String: Any]])
    #expect(entities.map { $0["name"] as? String } == ["Item", "ItemList", "Special", "Plain"])
    let attributes = try #require(entities[0]["attributes"] as? [[String: Any]])
    #expect(attributes[0]["minimum"] as? Int == 2 && attributes[1]["default"] as? Int == 3)
    let items = try #require((entities[1]["relationships"] as? [[String: Any]])?.first)
    #expect(
      items["maxCount"] as? Int == 0 && items["deleteRule"] as? Int == 2 && items["ordered"] as? Bool == true)
    #expect(entities[1]["uniquenessConstraints"] as? [[String]] == [["name"]])
  }

  @Test func thePresentVersionIsTheOneThatTheModelNames() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.text, version: "Lists")
    try write(Self.text.replacingOccurrences(of: "\"title\"", with: "\"heading\""), version: "Lists 2")
    let current = """
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Lists.xcdatamodel</string></dict></plist>
      """
    try current.write(
      to: folder.appendingPathComponent("Lists.xcdatamodeld/.xccurrentversion"), atomically: true,
      encoding: .utf8)
    let contents = try contents()
    #expect(contents.resources.contains { $0.path == "Lists.momd/Lists 2.mom" })
    let source = try #require(contents.main?.sources.first { $0.path.contains("CoreDataClasses") })
    #expect(try String(contentsOf: source, encoding: .utf8).contains("var title:"))
  }

  @Test func aModelThatCannotBeReadIsNamedWithItsPlace() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("<model>\n  <entity name=\"A\"", version: "Lists")
    let contents = try contents()
    #expect(contents.notes.contains { $0.contains("Lists.xcdatamodeld") && $0.contains("contents:2") })
  }
}
