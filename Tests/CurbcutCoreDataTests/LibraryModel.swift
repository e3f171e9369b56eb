import CurbcutCoreData

/// The model of a library, as code may declare it.
enum LibraryModel {
  static func make(extraAttribute: String? = nil, renamedTitle: String? = nil) -> NSManagedObjectModel {
    let (shelf, book, borrowed, tag) = (
      entity("Shelf"), entity("Book"), entity("BorrowedBook"), entity("Tag")
    )
    let name = attribute("name", .stringAttributeType)
    name.isOptional = false
    name.setValidationPredicates([NSPredicate(format: "length <= 20")], withValidationWarnings: nil)
    let books = relationship("books", book, .nullifyDeleteRule)
    books.isOrdered = true
    let onShelf = relationship("shelf", shelf, .nullifyDeleteRule)
    onShelf.maxCount = 1
    let tags = relationship("tags", tag, .nullifyDeleteRule)
    let tagged = relationship("books", book, .cascadeDeleteRule)
    (books.inverseRelationship, onShelf.inverseRelationship) = (onShelf, books)
    (tags.inverseRelationship, tagged.inverseRelationship) = (tagged, tags)
    let pages = attribute("pages", .integer32AttributeType)
    pages.defaultValue = 100
    let title = attribute(renamedTitle ?? "title", .stringAttributeType)
    title.renamingIdentifier = renamedTitle == nil ? nil : "title"
    shelf.properties = [name, books]
    book.properties = [
      title, attribute("isbn", .stringAttributeType), pages,
      attribute("rating", .doubleAttributeType), attribute("price", .decimalAttributeType),
      attribute("read", .booleanAttributeType), attribute("bought", .dateAttributeType),
      attribute("cover", .binaryDataAttributeType), attribute("code", .UUIDAttributeType),
      attribute("page", .URIAttributeType), attribute("words", .transformableAttributeType), onShelf, tags,
    ]
    if let extraAttribute {
      let extra = attribute(extraAttribute, .integer16AttributeType)
      (extra.isOptional, extra.defaultValue) = (false, 7)
      book.properties = book.properties + [extra]
    }
    book.uniquenessConstraints = [["isbn"]]
    borrowed.properties = [attribute("owner", .stringAttributeType)]
    book.subentities = [borrowed]
    let tagName = attribute("name", .stringAttributeType)
    tagName.defaultValue = ""
    tag.properties = [tagName, tagged]
    let model = NSManagedObjectModel()
    model.entities = [shelf, book, borrowed, tag]
    return model
  }

  private static func entity(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = (
      name, name == "Shelf" ? name : "CurbcutCoreDataTests.\(name)"
    )
    return entity
  }

  private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    return attribute
  }

  private static func relationship(_ name: String, _ entity: NSEntityDescription, _ rule: NSDeleteRule)
    -> NSRelationshipDescription
  {
    let relationship = NSRelationshipDescription()
    (relationship.name, relationship.destinationEntity, relationship.deleteRule) = (name, entity, rule)
    return relationship
  }

  /// A container with a store in memory, or in a file.
  static func container(_ url: URL? = nil, model: NSManagedObjectModel = make()) throws
    -> NSPersistentContainer
  {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.type = url == nil ? NSInMemoryStoreType : NSSQLiteStoreType
    description.url = url
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
  }
}
