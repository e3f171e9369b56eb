/// The old names of types, as apps wrote them before iOS 14.

/// A picture of any kind.
public let kUTTypeImage = "public.image"
/// A picture as a JPEG.
public let kUTTypeJPEG = "public.jpeg"
/// A picture as a PNG.
public let kUTTypePNG = "public.png"
/// A picture as a GIF.
public let kUTTypeGIF = "com.compuserve.gif"
/// A film of any kind.
public let kUTTypeMovie = "public.movie"
/// Text of any kind.
public let kUTTypeText = "public.text"
/// Text without looks.
public let kUTTypePlainText = "public.plain-text"
/// Text without looks, in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// A page.
public let kUTTypeHTML = "public.html"
/// Text with looks.
public let kUTTypeRTF = "public.rtf"
/// A card of an address book.
public let kUTTypeVCard = "public.vcard"
/// Values in JSON.
public let kUTTypeJSON = "public.json"
/// A document as it is printed.
public let kUTTypePDF = "com.adobe.pdf"
/// An address.
public let kUTTypeURL = "public.url"
/// The address of a file.
public let kUTTypeFileURL = "public.file-url"
/// Data of any kind.
public let kUTTypeData = "public.data"
/// Anything that has a content.
public let kUTTypeContent = "public.content"
/// Anything at all.
public let kUTTypeItem = "public.item"
