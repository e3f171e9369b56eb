/// The names of uniform types that apps used before iOS 14.

/// An image of any kind.
public let kUTTypeImage = "public.image"
/// A JPEG image.
public let kUTTypeJPEG = "public.jpeg"
/// A PNG image.
public let kUTTypePNG = "public.png"
/// A GIF image.
public let kUTTypeGIF = "com.compuserve.gif"
/// A movie of any kind.
public let kUTTypeMovie = "public.movie"
/// Text of any kind.
public let kUTTypeText = "public.text"
/// Text without formatting.
public let kUTTypePlainText = "public.plain-text"
/// Text without formatting, in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// A web page.
public let kUTTypeHTML = "public.html"
/// Text with formatting.
public let kUTTypeRTF = "public.rtf"
/// A contact card.
public let kUTTypeVCard = "public.vcard"
/// JSON data.
public let kUTTypeJSON = "public.json"
/// A PDF document.
public let kUTTypePDF = "com.adobe.pdf"
/// A URL.
public let kUTTypeURL = "public.url"
/// A file URL.
public let kUTTypeFileURL = "public.file-url"
/// Data of any kind.
public let kUTTypeData = "public.data"
/// Anything with content.
public let kUTTypeContent = "public.content"
/// Anything at all.
public let kUTTypeItem = "public.item"
