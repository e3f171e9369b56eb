import Foundation
import Testing

/// Apps that keep objects with Core Data, built from their folders and used by VoiceOver, from end to end.
@Suite("The folder of an app with Core Data", .serialized)
struct CoreDataAppTests {
  private func lists() throws -> SmallApp {
    let app = try SmallApp("Meine Listen")
    let model = app.folder.url("Meine Listen/Lists.xcdatamodeld/Lists.xcdatamodel")
    try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
    try app.write(
      "Lists.xcdatamodeld/Lists.xcdatamodel/contents",
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" userDefinedModelVersionIdentifier="">
          <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
              <attribute name="title" optional="YES" attributeType="String"/>
              <attribute name="count" attributeType="Integer 16" defaultValueString="1" usesScalarValueType="YES"/>
              <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" \
      destinationEntity="ItemList" inverseName="items" inverseEntity="ItemList"/>
          </entity>
          <entity name="ItemList" representedClassName="ItemList" codeGenerationType="class">
              <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" \
      destinationEntity="Item" inverseName="list" inverseEntity="Item"/>
          </entity>
      </model>
      """)
    try app.write(
      "ListsApp.swift",
      """
      import CoreData
      import SwiftUI

      @main
      struct ListsApp: App {
        private let container: NSPersistentContainer

        init() {
          container = NSPersistentContainer(name: "Lists")
          container.loadPersistentStores { _, error in
            if let error = error as NSError? { fatalError("\\(error), \\(error.userInfo)") }
          }
        }

        var body: some Scene {
          WindowGroup { ListView().environment(\\.managedObjectContext, container.viewContext) }
        }
      }
      """)
    try app.write(
      "ListView.swift",
      """
      import SwiftUI

      struct ListView: View {
        @Environment(\\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.title)], predicate: NSPredicate(format: "count > 0"))
        private var items: FetchedResults<Item>

        var body: some View {
          VStack {
            Button("Add") {
              let item = Item(context: context)
              item.title = "Item \\(items.count + 1)"
              ItemList(context: context).addToItems(item)
              try? context.save()
            }
            ForEach(items) { ItemButton(item: $0) }
            Button("Empty") { items.forEach(context.delete) }
          }
        }
      }

      struct ItemButton: View {
        @ObservedObject var item: Item

        var body: some View {
          Button("\\(item.title ?? "Untitled"), \\(item.count), \\(item.list?.items?.count ?? 0)") {
            item.count += 1
            try? item.managedObjectContext?.save()
          }
        }
      }
      """)
    return app
  }

  @Test("What is added and changed by VoiceOver is heard, and found in the store afterwards")
  func adding() throws {
    let app = try lists()
    let stores = app.folder.url("stores").path
    let script = app.folder.url("add.gestures")
    try Data(
      """
      double tap
      wait 1
      swipe right
      expect "Item 1, 1, 1, Button"
      double tap
      expect "Item 1, 2, 1"
      swipe right
      double tap
      wait 1
      swipe left
      expect "Add, Button"
      """.utf8
    ).write(to: script)
    let played = try app.run(["voiceover", "--script", script.path], environment: ["CURBCUT_STORES": stores])
    #expect(played.errors == "")
    #expect(played.status == 0, "\(played.output)")
    let again = try app.run(["read", "--no-hints"], environment: ["CURBCUT_STORES": stores])
    #expect(again.output == "1. Add, Button\n2. Item 1, 2, 1, Button\n3. Empty, Button\n")
    // Without a folder that is kept, each launch begins anew.
    #expect(try app.run(["read", "--no-hints"]).output == "1. Add, Button\n2. Empty, Button\n")
  }

  @Test("A class that the app writes itself, in its own module, is found for its entity")
  func ownClass() throws {
    let app = try SmallApp("Quakes")
    let model = app.folder.url("Quakes/Quakes.xcdatamodeld/Quakes.xcdatamodel")
    try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
    try app.write(
      "Quakes.xcdatamodeld/Quakes.xcdatamodel/contents",
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" userDefinedModelVersionIdentifier="">
          <entity name="Quake" representedClassName=".Quake">
              <attribute name="place" attributeType="String" defaultValueString="Chile"/>
          </entity>
      </model>
      """)
    try app.write(
      "QuakesApp.swift",
      """
      import CoreData
      import SwiftUI

      class Quake: NSManagedObject, Identifiable {
        @NSManaged var place: String
      }

      @main
      struct QuakesApp: App {
        private let container: NSPersistentContainer

        init() {
          container = NSPersistentContainer(name: "Quakes")
          container.loadPersistentStores { _, _ in }
          _ = Quake(context: container.viewContext)
        }

        var body: some Scene {
          WindowGroup { QuakeList().environment(\\.managedObjectContext, container.viewContext) }
        }
      }

      struct QuakeList: View {
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.place)]) private var quakes: FetchedResults<Quake>
        var body: some View { ForEach(quakes) { Text($0.place) } }
      }
      """)
    let result = try app.run(["read"])
    #expect(result.output.contains("Chile"), "\(result.errors)")
    #expect(result.status == 0)
  }
}
